import { defineTexts } from '@delegacia/domain/language/text'
import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import { getFlow } from '@delegacia/flows/crimes/flows'
import { contextOf, lossReport } from '@delegacia/flows/crimes/loss.fixture'
import { flow as loss } from '@delegacia/flows/crimes/loss/flow'
import type { Group } from '@delegacia/flows/engine/define'
import { text } from '@delegacia/flows/engine/fields/text'
import { visibleFieldsOf } from '@delegacia/flows/engine/form-instances'
import { routes } from '@delegacia/domain/lists/routes'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { Entity } from '@delegacia/flows/engine/model/entity'
import type { FieldMessage } from '../frame/field-messages.ts'
import { QuestionGroup } from './question-group.tsx'

afterEach(cleanup)

const texts = defineTexts({
  name: { pt: 'Nome', en: 'Name', es: 'Nombre', fr: 'Nom' },
  social: { pt: 'Nome social', en: 'Social name', es: 'Nombre social', fr: 'Nom choisi' },
  father: { pt: 'Nome do pai', en: 'Father’s name', es: 'Nombre del padre', fr: 'Nom du père' },
})
const folded = { required: false, folded: true } as const
const group: Group<InvolvedParty> = {
  id: 'um',
  title: texts.name,
  fields: [
    text('nome', texts.name),
    text('nome_social', texts.social, folded),
    text('pai', texts.father, folded),
  ],
}

function Questions({ entity, messages = [] }: { entity: Entity; messages?: readonly FieldMessage[] }) {
  const [last, setLast] = useState(entity)
  const [step] = loss.steps
  if (step?.kind !== 'form') return null
  return (
    <QuestionGroup
      instance={{ step, at: 'envolvido/0', defaults: {}, groups: [group], entity: last }}
      group={group}
      context={contextOf(lossReport())}
      messages={messages}
      onChange={setLast}
      onHold={() => undefined}
    />
  )
}

const lines = () => [...document.querySelectorAll('details')]

// LA-11
test('questions that few people need stand together under one line that names them, and open with their answers', () => {
  render(<Questions entity={{}} />)
  expect(lines().map(({ open }) => open)).toEqual([false])
  expect(screen.getByText('Se quiser: nome social, nome do pai').tagName).toBe('SUMMARY')
  expect(screen.getByLabelText(/^Nome(?! (social|do))/).closest('details')).toBeNull()
  cleanup()
  render(<Questions entity={{ pai: 'JOSÉ' }} />)
  expect(lines().map(({ open }) => open)).toEqual([true])
})

// LA-11
test('the line opens for a message, and stays open while its answer is taken back', () => {
  const message = { campo: '/envolvido/0/pai', message: 'x', ours: false, label: undefined }
  const { unmount } = render(<Questions entity={{}} messages={[message]} />)
  expect(lines().map(({ open }) => open)).toEqual([true])
  unmount()
  render(<Questions entity={{}} />)
  const [line] = lines()
  if (!line) throw new Error('no line')
  line.open = true
  fireEvent(line, new Event('toggle'))
  const box = screen.getByLabelText(/^Nome do pai/)
  fireEvent.change(box, { target: { value: 'J' } })
  fireEvent.change(box, { target: { value: '' } })
  expect(line.open).toBe(true)
})

// LA-11
test.each(routes)('nothing that is required is folded in /%s', async (route) => {
  const flow = await getFlow(route)
  const context = contextOf(lossReport())
  for (const step of flow.steps)
    for (const { groups } of step.kind === 'form' ? [step] : step.forms)
      for (const one of groups)
        for (const { field } of visibleFieldsOf(
          { step, at: '', defaults: {}, groups: [one], entity: {} },
          context,
        ))
          expect([field.name, field.folded === true && field.required({}, context)]).toEqual([
            field.name,
            false,
          ])
})
