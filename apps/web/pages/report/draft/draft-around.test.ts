import { getFlow } from '@delegacia/flows/crimes/flows'
import { expect, test } from 'vitest'
import { draftAround } from './draft-around.ts'
import { newDraft } from './new-draft.ts'
import type { Screen } from './screen.ts'

const flow = await getFlow('extravio')

const around = (screen: Screen, move: -1 | 1) => draftAround(flow, { ...newDraft(flow), screen }, move).screen

// BP-06
test('around a screen of questions are the ones before and after it, with every answer', () => {
  const draft = newDraft(flow)
  const next = draftAround(flow, draft, 1)
  expect(next.screen).not.toEqual(draft.screen)
  expect(next.report).toBe(draft.report)
  const back = draftAround(flow, next, -1)
  expect(back.screen).toMatchObject({ kind: 'group', step: flow.steps[0]?.id })
  expect(draftAround(flow, back, -1).screen).toEqual(back.screen)
})

// BP-06
test('the summary is before nothing and after the last step; what was opened from it leads back to it', () => {
  expect(around({ kind: 'summary' }, 1)).toEqual({ kind: 'summary' })
  expect(around({ kind: 'summary' }, -1)).not.toEqual({ kind: 'summary' })
  const [{ id } = { id: '' }] = flow.steps
  expect(around({ kind: 'change', step: id }, -1)).toEqual({ kind: 'summary' })
})

// BP-06
test('an entry whose form fails stands in its list, and nothing of it is lost', () => {
  const list = flow.steps.find((one) => one.kind === 'list')
  const form = list?.kind === 'list' ? list.forms[0] : undefined
  if (!list || !form) throw new Error('A loss has no list.')
  const item = { form: form.id, index: undefined, entity: { descricao: 'CHAVE' }, opened: {} }
  const draft = { ...newDraft(flow), item, screen: { kind: 'item', step: list.id, group: '' } as const }
  const back = draftAround(flow, draft, -1)
  expect(back.screen).toEqual({ kind: 'list', step: list.id })
  expect(back.item).toBeUndefined()
  expect(JSON.stringify(back.report)).toContain('CHAVE')
})
