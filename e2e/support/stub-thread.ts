import type { Page } from '@playwright/test'
import type { Thread } from '../../apps/web/pages/follow/thread-calls.ts'

const unidade = 'Seccional de São Brás'
const police = { quem: 'policia', cargo: 'investigador', unidade } as const
const code = { quem: 'codigo' } as const

type Step = Thread['passos'][number]

const stepAt = (place: number) => ({
  id: `step-${place}`,
  quando: new Date(Date.UTC(2026, 10, 2, 12 + place)).toISOString(),
})

const registered: Step = { tipo: 'registrado', ...stepAt(0), por: { quem: 'sistema' } }

/** A thread of one step; what a test looks at is given. */
export const threadOf = (more: Partial<Thread> = {}): Thread => ({
  estado: 'em_analise',
  desde: '2026-11-02T09:00:00-03:00',
  com: {
    unidade,
    cargo: 'investigador',
    endereco: 'Avenida José Bonifácio, 1200, São Brás, Belém',
    telefone: '(91) 3222-1111',
    horario: 'Todos os dias, 24 horas',
  },
  proximo: ['A equipe lê o boletim e decide o próximo passo.'],
  passos: [registered],
  ultimaVisita: '2026-11-02T10:00:00-03:00',
  aberturas: [
    {
      quando: '2026-11-02T09:30:00-03:00',
      cargo: 'investigador',
      unidade,
      motivo: 'triagem',
      outraUnidade: false,
    },
  ],
  somenteLeitura: false,
  leitores: [],
  avisos: false,
  avisosPara: 'ma••••@example.com',
  ...more,
})

/** Messages of both sides, one after another. */
export const conversation = (count: number): Step[] => [
  registered,
  ...Array.from({ length: count - 1 }, (_, index): Step => {
    const place = index + 1
    const texto = `Mensagem ${place}: a câmera da padaria da esquina gravou a rua toda naquela noite, e o dono guarda o vídeo.`
    return place % 2 === 0
      ? { tipo: 'mensagem_do_cidadao', ...stepAt(place), por: code, texto }
      : { tipo: 'mensagem_da_policia', ...stepAt(place), por: police, texto, idioma: 'pt-br' }
  }),
]

/** What is left after the time that the law sets. */
export const destroyed = (): Thread =>
  threadOf({
    estado: 'arquivado_na_unidade',
    proximo: ['O boletim fica guardado na unidade.'],
    passos: [registered, { tipo: 'conteudo_destruido', ...stepAt(9), por: { quem: 'sistema' } }],
  })

/** Answers the call that reads the thread with this one, once `until` is over. */
export async function stubThread(page: Page, thread: Thread, until?: Promise<void>): Promise<void> {
  await page.route('**/api/acompanhar', async (route) => {
    await until
    await route.fulfill({ json: thread })
  })
}
