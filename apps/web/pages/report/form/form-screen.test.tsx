import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import { profile } from '@delegacia/flows/blocks/person/profile'
import { witnessOptions } from '@delegacia/flows/blocks/person/person-options'
import { contextOf, lossReport } from '@delegacia/flows/crimes/loss.fixture'
import { loss } from '@delegacia/flows/crimes/loss.flow'
import type { FormStep, Group } from '@delegacia/flows/engine/define'
import type { Context } from '@delegacia/flows/engine/model/context'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FormScreen } from './form-screen.tsx'

afterEach(cleanup)

const group: Group<InvolvedParty> = profile(witnessOptions)
const loaded = contextOf(lossReport())
const campo = '/envolvido/0/id_orientacao_sexual'

function Screen({ orientations }: { orientations: ReturnType<Context['readList']> }) {
  const readList: Context['readList'] = (query) =>
    query.list === 'COMBO_ORIENTACAO_SEXUAL' ? orientations : loaded.readList(query)
  const entity = { idLocalMoradia: 1, id_grupo: 1 }
  const context = { ...loaded, readList }
  return (
    <FormScreen
      flow={loss}
      title="Seus dados"
      instance={{ step: loss.steps[0] as FormStep, at: 'envolvido/0', defaults: {}, groups: [group], entity }}
      groups={[group]}
      report={{ context, sources: {} as never, retryNatures: undefined, retryQuestions: undefined }}
      messages={[
        { campo, message: 'Escolha a orientação sexual.', ours: true },
        { campo: '/envolvido/0/id_raca', message: 'Escolha a cor ou raça.', ours: true },
      ]}
      labels={{ next: 'Continuar', back: 'Voltar' }}
      onChange={() => undefined}
      onNext={() => undefined}
      onBack={() => undefined}
    />
  )
}

// WZ-02, PE-21
test('nobody is told to answer a question that turned out to ask nothing once its list had come', () => {
  const links = () => screen.getAllByRole('link', { name: /^Escolha/ }).map(({ textContent }) => textContent)
  const { rerender } = render(<Screen orientations={undefined} />)
  expect(links()).toHaveLength(2)
  const group = screen.getByRole('combobox', { name: 'Grupo social' })
  group.focus()
  rerender(<Screen orientations={[]} />)
  expect(links()).toEqual(['Escolha a cor ou raça.'])
  expect(document.activeElement).toBe(group)
})
