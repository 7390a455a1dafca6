import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import { profile } from '@delegacia/flows/blocks/person/profile'
import { witnessOptions } from '@delegacia/flows/blocks/person/person-options'
import { contextOf, lossReport } from '@delegacia/flows/crimes/loss.fixture'
import { flow as loss } from '@delegacia/flows/crimes/loss/flow'
import type { FormStep, Group } from '@delegacia/flows/engine/define'
import type { Context } from '@delegacia/flows/engine/model/context'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { QuestionGroup } from './question-group.tsx'

afterEach(cleanup)

const group: Group<InvolvedParty> = profile(witnessOptions)
const loaded = contextOf(lossReport())

function Questions({ orientations }: { orientations: ReturnType<Context['readList']> }) {
  const readList: Context['readList'] = (query) =>
    query.list === 'COMBO_ORIENTACAO_SEXUAL' ? orientations : loaded.readList(query)
  const entity = { idLocalMoradia: 1, id_grupo: 1 }
  return (
    <QuestionGroup
      instance={{ step: loss.steps[0] as FormStep, at: 'envolvido/0', defaults: {}, groups: [group], entity }}
      group={group}
      context={{ ...loaded, readList }}
      messages={[]}
      onChange={() => undefined}
      onHold={() => undefined}
    />
  )
}

// PE-21
test('what is typed below a question that turns out to ask nothing stays, with the focus', async () => {
  const { rerender } = render(<Questions orientations={undefined} />)
  const box = await screen.findByPlaceholderText<HTMLInputElement>('Digite ou escolha')
  box.focus()
  fireEvent.change(box, { target: { value: 'vend' } })
  const before = screen.getAllByRole('combobox').length
  rerender(<Questions orientations={[]} />)
  expect(screen.getAllByRole('combobox')).toHaveLength(before - 1)
  expect([box.isConnected, box.value, document.activeElement]).toEqual([true, 'vend', box])
})
