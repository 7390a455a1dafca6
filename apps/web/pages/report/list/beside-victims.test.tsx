import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import { anyContext } from '@delegacia/flows/crimes/any-context.fixture'
import { reportOf } from '@delegacia/flows/crimes/reports.fixture'
import { flow as violence } from '@delegacia/flows/crimes/violence/flow'
import type { ListStep } from '@delegacia/flows/engine/define'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ListScreen } from './list-screen.tsx'

const step = violence.steps.find((one): one is ListStep => one.id === 'vitimas')
const guardian: InvolvedParty = { atuacao: '10', tipo_pessoa: 'F', nome: 'DONA LÚCIA' }
const onNext = vi.fn()

/** The victims of a report about a child, with these people for its own. */
function open(change: (people: readonly InvolvedParty[]) => InvolvedParty[]): void {
  if (!step) throw new Error('no victims')
  const report = reportOf('violencia')
  const context = anyContext(violence, { ...report, envolvido: change(report.envolvido) })
  render(
    <ListScreen
      flow={violence}
      step={step}
      progress={{ now: 1, total: 2, label: '' }}
      report={{ context } as Parameters<typeof ListScreen>[0]['report']}
      messages={[]}
      onAdd={() => undefined}
      onEdit={() => undefined}
      onRemove={() => undefined}
      onNext={onNext}
      onBack={() => undefined}
    />,
  )
}

const added = () => screen.queryByRole('button', { name: 'Adicionar responsável legal' })
const goOn = () => screen.getByRole('button', { name: 'Continuar' })
const grown = (people: readonly InvolvedParty[]) =>
  people.map((one) =>
    one.atuacao === '2' ? { ...one, ds_nascimento: '05/03/1990', nascimento: '1990-03-05' } : one,
  )

beforeEach(() => {
  onNext.mockReset()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

// PE-35
test('a guardian can be added beside a child, and nobody has to', () => {
  open((people) => [...people])
  expect(added()).toBeTruthy()
  fireEvent.click(goOn())
  expect(onNext).toHaveBeenCalledOnce()
})

// PE-35
test('beside an adult none is offered, and one who was named is not dropped in silence', () => {
  open((people) => [...grown(people), guardian])
  expect(added()).toBeNull()
  expect(screen.getByRole('heading', { name: '2. DONA LÚCIA (responsável legal)' })).toBeTruthy()
  fireEvent.click(goOn())
  expect(onNext).not.toHaveBeenCalled()
  expect(screen.getAllByText(/só acompanha uma vítima com menos de 18 anos/).length).toBeGreaterThan(0)
})

// PE-35
test('a guardian alone is no victim', () => {
  open((people) => [...people.filter(({ atuacao }) => atuacao !== '2'), guardian])
  expect(goOn().getAttribute('aria-disabled')).toBe('true')
})
