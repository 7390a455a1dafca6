import type { Page } from '@playwright/test'
import { queuePage, queueRow } from '../../apps/desk/pages/queue/queue-page.fixture.ts'
import { progressOf, reportOf } from '../../apps/desk/report/desk-report.fixture.ts'

const hourMs = 3_600_000
const at = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()

const clock = (tipo: 'medida_protetiva' | 'primeiro_olhar', regra: string, since: number, due: number) => ({
  tipo,
  regra,
  desde: at(since),
  vence: at(due),
  atrasado: due < 0,
  urgente: tipo === 'medida_protetiva',
})
const moura = { id: 'o2', nome: 'R. Moura', cargo: 'delegado', ate: at(0.5), minha: false } as const

const queue = queuePage({
  feitaEm: at(0),
  contagens: { minhas: 1, 'da-unidade': 23, 'esperam-o-cidadao': 9, atrasadas: 2 },
  urgentes: [
    queueRow('71', {
      crime: 'Violência doméstica',
      registradoEm: at(-44),
      estado: 'em_analise',
      relogios: [clock('medida_protetiva', 'de 48 h, ao juiz', -44.4, 3.6)],
      posse: moura,
    }),
  ],
  linhas: [
    queueRow('79', {
      crime: 'Ameaça',
      registradoEm: at(-26),
      relogios: [clock('primeiro_olhar', '1º olhar: meta 24 h', -26, -2)],
    }),
    queueRow('87', {
      registradoEm: at(-3),
      semRespostaDesde: at(-1),
      olham: [{ id: 'o2', nome: 'R. Moura', cargo: 'delegado' }],
    }),
    queueRow('18', {
      crime: 'Estelionato',
      registradoEm: at(-220),
      estado: 'pede_correcao',
      naoEntregue: true,
    }),
  ],
})

const signature = {
  id: 's1',
  boletim: 'b1',
  numero: '00277/2026.000163-4',
  crime: 'Dano',
  unidade: { id: 7, nome: 'Delegacia de Salinópolis' },
  ato: 'nao-cabe',
  pedidaPor: { id: 'o3', nome: 'A. Prado', cargo: 'atendente' },
  pedidaEm: at(-1),
  venceEm: at(23),
  sha256: '71bc'.repeat(16),
  situacao: 'espera',
  minha: false,
}
const progress = progressOf({
  posse: { ...moura, nome: 'C. Duarte', minha: true },
  relogios: queue.urgentes[0]?.relogios ?? [],
})

/** Answers about reports without a report: the screens in the states that matter. */
export async function stubReports(page: Page): Promise<void> {
  const answers: readonly [pattern: string, body: unknown][] = [
    ['**/api/filas/*', queue],
    ['**/api/crimes', [{ crime: 3, nome: 'Furto', naturezas: [] }]],
    ['**/api/municipios', ['Belém', 'Salinópolis']],
    ['**/api/unidades', [{ id: 7, nome: 'Delegacia de Salinópolis' }]],
    ['**/api/boletins/*/abrir', reportOf({ andamento: progress })],
    ['**/api/boletins/*/andamento*', progress],
    ['**/api/boletins/*/rascunhos', {}],
    ['**/api/boletins/*/evidencias', []],
    ['**/api/assinaturas', [signature]],
  ]
  for (const [pattern, body] of answers) await page.route(pattern, (route) => route.fulfill({ json: body }))
}
