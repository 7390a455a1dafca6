import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import { profile } from '@delegacia/flows/blocks/person/profile'
import { witnessOptions } from '@delegacia/flows/blocks/person/person-options'
import { contextOf, lossReport } from '@delegacia/flows/crimes/loss.fixture'
import { flow as loss } from '@delegacia/flows/crimes/loss/flow'
import type { FormStep, Group as QuestionsOf } from '@delegacia/flows/engine/define'
import type { Context } from '@delegacia/flows/engine/model/context'
import type { Entity } from '@delegacia/flows/engine/model/entity'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { messagesOf, type FieldMessage } from '../frame/field-messages.ts'
import { DeclinableGroup } from './declinable-group.tsx'

afterEach(cleanup)

const { skippable: _, ...pressed } = profile(witnessOptions)
const group: QuestionsOf<InvolvedParty> = pressed
const loaded = contextOf(lossReport())

/** What the group last made of the person. */
let person: Entity = {}

type Asked = { context: Context; start?: Entity; messages?: readonly FieldMessage[] }

function Group({ context, start = { idLocalMoradia: 1 }, messages = [] }: Asked) {
  const [entity, setEntity] = useState<Entity>(start)
  const step = loss.steps[0] as FormStep
  useEffect(() => {
    person = entity
  })
  return (
    <DeclinableGroup
      instance={{ step, at: 'envolvido/0', defaults: {}, groups: [group], entity }}
      group={group}
      context={context}
      messages={messages}
      onChange={setEntity}
      onHold={() => undefined}
    />
  )
}

const questions = () => screen.queryAllByRole('combobox').length
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

function open(context: Context): void {
  render(<Group context={context} />)
  const button = screen.getByRole('button', { name: 'Quero responder' })
  button.focus()
  fireEvent.click(button)
}

// LA-02
test('who wants to answer is led to the first question', async () => {
  open(loaded)
  await waitFor(() => expect(document.activeElement?.id).toBe('campo-envolvido-0-id_grupo'))
})

// LA-02
test('while the lists still load, the focus waits among the questions', async () => {
  open({ ...loaded, readList: () => undefined })
  await waitFor(() => expect(document.activeElement?.querySelector('select')).toBeTruthy())
  expect(document.activeElement).not.toBe(document.body)
})

// LA-02
test('one press answers all that is open, says so, and leaves a way to answer', () => {
  render(<Group context={loaded} />)
  expect([questions(), buttons()]).toEqual([0, ['Não sei nada disso', 'Quero responder']])
  fireEvent.click(screen.getByRole('button', { name: 'Não sei nada disso' }))
  expect(person).toMatchObject({ id_grupo: 99, id_raca: 9, id_profissao: 98, id_moradia: 198 })
  expect(screen.getByRole('status').textContent).toBe('Pronto. O que faltava ficou: “Não sei nada disso”.')
  expect([questions(), buttons()]).toEqual([0, ['Quero responder']])
  fireEvent.click(screen.getByRole('button', { name: 'Quero responder' }))
  expect(questions()).toBeGreaterThan(5)
})

// LA-02
test('what was answered stays, and is seen', () => {
  render(<Group context={loaded} start={{ idLocalMoradia: 1, id_raca: 2, ds_raca: 'Preta' }} />)
  expect(questions()).toBeGreaterThan(5)
  fireEvent.click(screen.getByRole('button', { name: 'Não sei nada disso' }))
  expect(person).toMatchObject({ id_raca: 2, id_moradia: 198 })
})

// LA-02
test('an error in it opens it', () => {
  const wrong = { campo: '/envolvido/0/id_raca', issue: { code: 'choiceRequired' as const } }
  render(<Group context={loaded} messages={messagesOf([wrong])} />)
  expect(questions()).toBeGreaterThan(5)
  expect(document.getElementById('campo-envolvido-0-id_raca')?.getAttribute('aria-invalid')).toBe('true')
})

// LA-02
test('what the press cannot answer is opened, and said', () => {
  const noHousing: Context = {
    ...loaded,
    readList: (query) => {
      const list = loaded.readList(query)
      return query.list === 'COMBO_MORADIA' ? list?.filter(({ id }) => id !== 198) : list
    },
  }
  render(<Group context={noHousing} />)
  fireEvent.click(screen.getByRole('button', { name: 'Não sei nada disso' }))
  expect(questions()).toBeGreaterThan(5)
  expect(screen.getByText('Falta só o que está aberto aqui.').getAttribute('role')).toBe('status')
})

// LA-02
test('a list that still loads opens nothing: it may turn out to ask nothing', () => {
  const readList: Context['readList'] = (query) =>
    query.list === 'COMBO_MORADIA' ? undefined : loaded.readList(query)
  render(<Group context={{ ...loaded, readList }} />)
  fireEvent.click(screen.getByRole('button', { name: 'Não sei nada disso' }))
  expect(questions()).toBe(0)
})

// LA-02
test('a press that came before the lists is answered once they are there', async () => {
  const { rerender } = render(<Group context={{ ...loaded, readList: () => undefined }} />)
  fireEvent.click(screen.getByRole('button', { name: 'Não sei nada disso' }))
  rerender(<Group context={loaded} />)
  await waitFor(() => expect(person).toMatchObject({ id_grupo: 99, id_raca: 9, id_moradia: 198 }))
  expect([questions(), buttons()]).toEqual([0, ['Quero responder']])
})
