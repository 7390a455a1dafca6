import { describe, expect, test } from 'vitest'
import { fact } from '../blocks/fact.ts'
import type { Flow, FormStep, YesNoQuestion } from '../engine/define.ts'
import { routes, type Route } from '@delegacia/domain/lists/routes'
import { getFlow } from './flows.ts'

/**
 * What each route of the documents, crimes 1 to 28, is made of. Before: R restrictions,
 * Q question screen, Y yes/no questions. Steps: C complainant, A address, O objects, X vehicles, V victims, W witnesses,
 * S suspects, F fact; of violence the fact is first, as nobody should have to give a name before being heard (VI-17). A question reads `id=right answer>where a wrong one leads`.
 */
// prettier-ignore
const table: { readonly [R in Route]?: Row } = {
  acidente: [4, 'Y', 'ferido=nao veiculo-oficial=nao bem-publico=nao carga-perigosa=nao unico-veiculo=ambas fuga=nao|ambas:unico-veiculo>registro-ocorrencia', 'CAXWF', 'roles', 'map'],
  agrarios: [18, 'Y', 'no-para=sim ferido=nao', 'CAOVWSF', 'roles', 'map'],
  ameaca: [6, 'Y', 'no-para=sim familia=nao>violencia', 'CAVWSF', 'roles', 'map'],
  animais: [19, 'Y', 'no-para=sim agora=nao', 'CAOWSF', 'roles', 'map'],
  'apropriacao-indebita-erro': [24, 'Y', 'no-para=sim', 'CAOVWSF', 'roles', 'plain'],
  atipico: [21, 'Y', 'no-para=sim', 'CAOF', 'simple', 'plain'],
  calunia: [8, 'Y', 'no-para=sim familia=nao>violencia', 'CAVWSF', 'roles', 'plain'],
  consumo: [10, 'Y', 'no-para=sim', 'CAOVWSF', 'roles', 'plain'],
  difamacao: [9, 'Y', 'no-para=sim familia=nao>violencia', 'CAVWSF', 'roles', 'plain'],
  estelionato: [13, 'Y', 'no-para=sim violencia=nao>roubo', 'CAOVWSF', 'roles', 'plain'],
  extravio: [3, 'Y', 'no-para=sim levado=nao>furto', 'CAOF', 'simple', 'plain'],
  'falsa-identidade': [14, 'Y', 'no-para=sim', 'CAOVWSF', 'roles', 'plain'],
  'falso-alarme': [15, 'Y', 'no-para=sim', 'CASF', 'roles', 'map'],
  furto: [1, 'RY', 'no-para=sim violencia=nao>roubo veiculo=nao ferido=nao', 'CAOVWSF', 'roles', 'map'],
  incendio: [23, 'Q', '', 'CAOVWSF', 'roles', 'map'],
  injuria: [7, 'Y', 'no-para=sim familia=nao>violencia discriminacao=nao>odio', 'CAVWSF', 'roles', 'plain'],
  invasaoinf: [12, 'Y', 'no-para=sim dinheiro=nao>estelionato', 'CAOVWSF', 'roles', 'plain'],
  obito: [16, 'Y', 'no-para=sim violencia=nao medico=ambas', 'CAVWF', 'roles', 'plain'],
  odio: [17, 'Q', '', 'CAVWSF', 'roles', 'plain'],
  perseguicao: [25, 'Q', '', 'CAVWSF', 'roles', 'map'],
  perturbacao: [11, 'Y', 'no-para=sim repeticao=nao>perseguicao', 'CAVWSF', 'roles', 'map'],
  'registro-ocorrencia': [28, 'RY', 'no-para=sim', 'CAOVWSF', 'roles', 'map'],
  roubo: [2, 'RY', 'no-para=sim veiculo=nao morte=nao banco=nao retencao=nao', 'CAOVWSF', 'roles', 'map'],
  sossego: [22, 'Q', '', 'CAVWSF', 'roles', 'map'],
  transporte: [20, 'Y', 'no-para=sim veiculo=nao morte-ou-retencao=nao', 'CAOXVWSF', 'roles', 'map'],
  violencia: [5, 'Q', '', 'FCAVWS', 'roles', 'map'],
  'violencia-condominio': [26, 'Q', '', 'FCAVWS', 'roles', 'plain'],
  violencia_contra_mulher: [27, 'Q', '', 'FCAVWS', 'roles', 'map'],
  'violencia_contra_mulher/atendimento': [27, '', '', 'CAVSF', 'roles', 'map'],
}

type Row = readonly [
  crime: number,
  before: string,
  questions: string,
  steps: string,
  summary: Flow['summary'],
  fact: 'map' | 'plain',
]

const beforeLetters = { restrictions: 'R', questions: 'Q', yesNo: 'Y' } as const

const stepLetters: Readonly<Record<string, string>> = {
  comunicante: 'C',
  endereco: 'A',
  objetos: 'O',
  veiculos: 'X',
  vitimas: 'V',
  testemunhas: 'W',
  suspeitos: 'S',
  fato: 'F',
}

const fieldsOf = (form: FormStep) =>
  form.groups.flatMap(({ fields }) => fields.map(({ name, kind }) => `${kind} ${name}`))

function read({ id, right, after, insteadGoTo }: YesNoQuestion): string {
  const later = after ? `|${after.right}:${after.yesTo}` : ''
  return `${id}=${right}${later}${insteadGoTo ? `>${insteadGoTo.route}` : ''}`
}

test('each route of the documents has its row', async () => {
  const flows = await Promise.all(routes.map(getFlow))
  const documented = flows.filter(({ crime }) => crime <= 28).map(({ route }) => route)
  expect(Object.keys(table).sort()).toEqual(documented.sort())
})

// WZ-01
describe.each(Object.entries(table).map(([route, row]) => [route as Route, ...row] as const))(
  '/%s',
  (route, crime, before, questions, steps, summary, kindOfFact) => {
    // VI-17
    test('is made of what the table says', async () => {
      const flow = await getFlow(route)
      expect([flow.route, flow.crime, flow.summary]).toEqual([route, crime, summary])
      expect(flow.before.map(({ kind }) => beforeLetters[kind]).join('')).toBe(before)
      expect(
        flow.before
          .flatMap((one) => (one.kind === 'yesNo' ? one.questions : []))
          .map(read)
          .join(' '),
      ).toBe(questions)
      expect(flow.steps.map(({ id }) => stepLetters[id]).join('')).toBe(steps)

      const factStep = flow.steps.find(({ id }) => id === 'fato') as FormStep
      const accountFirst = steps.startsWith('F')
      expect(fieldsOf(factStep)).toEqual(
        fieldsOf(fact({ map: kindOfFact === 'map', ...(accountFirst && { accountFirst }) })),
      )
    })
  },
)

// WZ-01
test.each(routes)('/%s leads from a wrong answer only to routes that exist', async (route) => {
  for (const one of (await getFlow(route)).before)
    for (const { insteadGoTo } of one.kind === 'yesNo' ? one.questions : [])
      expect(routes).toContain(insteadGoTo?.route ?? route)
})

test('what only some flows have', async () => {
  const flows = await Promise.all(routes.map(getFlow))
  const those = (has: (flow: Flow) => unknown) => flows.filter(has).map(({ route }) => route)
  expect(those(({ needsMunicipality }) => needsMunicipality)).toEqual(['registro-ocorrencia'])
  expect(those(({ cardsOff }) => cardsOff?.includes('objetos'))).toEqual(['falso-alarme'])
  const mayHaveNone = ({ steps }: Flow) =>
    steps.some((step) => step.kind === 'list' && step.id === 'objetos' && step.atLeast === 0)
  expect(those(mayHaveNone).sort()).toEqual(['atipico', 'registro-ocorrencia'])
})
