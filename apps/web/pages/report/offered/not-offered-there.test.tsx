import { lossReport } from '@delegacia/flows/crimes/loss.fixture'
import { flow as loss } from '@delegacia/flows/crimes/loss/flow'
import type { Context } from '@delegacia/flows/engine/model/context'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createReportLoads, LoadsContext } from '../../../questions/report-loads.ts'
import { useNotOfferedThere } from './use-not-offered-there.tsx'

const units = { unidades: [{ nome: 'DELEGACIA DO LUGAR', endereco: 'Rua da Praça, 1' }] }

/** Answers with what each municipality takes, and its units. */
function serve(takes: readonly number[]): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    const body = path.includes('unidades') ? units : takes.map((id_crime) => ({ id_crime }))
    return Promise.resolve(new Response(JSON.stringify(body)))
  })
  return asked
}

const groups = loss.steps.flatMap((step) => (step.kind === 'form' ? step.groups : []))

function Place({ report }: { report: Context['report'] }) {
  const stop = useNotOfferedThere(loss, groups, { report } as Context)
  return stop ?? <p>segue</p>
}

const show = (report: Context['report']) =>
  render(
    <LoadsContext value={createReportLoads()}>
      <Place report={report} />
    </LoadsContext>,
  )

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

// ST-08
test('where the municipality of the fact does not take the kind, it is said there, with its units', async () => {
  const asked = serve([1])
  show(lossReport())
  expect((await screen.findByRole('alert')).textContent).toContain('não se registra pela internet')
  expect(await screen.findByText('DELEGACIA DO LUGAR')).toBeTruthy()
  const municipality = lossReport().fato.endereco?.id_localidade
  expect(asked.some((path) => path.startsWith(`/api/unidades/${municipality}`))).toBe(true)
})

// ST-08
test('where it takes it nothing is said; before a place is chosen, or of one in another State, nothing is asked', async () => {
  const asked = serve([loss.crime])
  show(lossReport())
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(screen.getByText('segue')).toBeTruthy()
  cleanup()
  const { fato, ...rest } = lossReport()
  show({ ...rest, fato: { ...fato, endereco: { ...fato.endereco, id_uf: 'SP' } } })
  show({ ...rest, fato: {} })
  await Promise.resolve()
  expect(asked).toHaveLength(1)
})
