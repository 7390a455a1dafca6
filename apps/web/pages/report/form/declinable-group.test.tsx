import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import { profile } from '@delegacia/flows/blocks/person/profile'
import { witnessOptions } from '@delegacia/flows/blocks/person/person-options'
import { contextOf, lossReport } from '@delegacia/flows/crimes/loss.fixture'
import { loss } from '@delegacia/flows/crimes/loss.flow'
import type { FormStep, Group } from '@delegacia/flows/engine/define'
import type { Context } from '@delegacia/flows/engine/model/context'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DeclinableGroup } from './declinable-group.tsx'

afterEach(cleanup)

const group: Group<InvolvedParty> = profile(witnessOptions)
const loaded = contextOf(lossReport())

function open(context: Context): void {
  const step = loss.steps[0] as FormStep
  const entity = { idLocalMoradia: 1 }
  render(
    <DeclinableGroup
      instance={{ step, at: 'envolvido/0', defaults: {}, groups: [group], entity }}
      group={group}
      context={context}
      messages={[]}
      onChange={() => undefined}
      onHold={() => undefined}
    />,
  )
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
