import { vi } from 'vitest'

type Answered = { status?: number; body?: unknown }
type Answer = Answered | ((body: unknown) => Answered)

const hearing = 'GET /alarme'

/**
 * Stands for the desk's server: what each call answers, and what was sent. A call that is not planned fails the test; only who
 * listens for alarms waits then, as if nothing is urgent.
 */
export function deskServer(answers: Record<string, Answer>) {
  const sent: { call: string; body: unknown; headers: Headers }[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const call = `${init.method} ${address.replace('/api', '')}`
    if (call.startsWith(hearing) && !answers[hearing]) return new Promise<never>(() => {})
    const body: unknown = init.body === undefined ? undefined : JSON.parse(init.body as string)
    sent.push({ call, body, headers: new Headers(init.headers) })
    const planned = answers[call] ?? (call.startsWith(hearing) ? answers[hearing] : undefined)
    if (planned === undefined) throw new Error(`nobody planned ${call}`)
    const { status = 200, body: answer } = typeof planned === 'function' ? planned(body) : planned
    return new Response(answer === undefined ? null : JSON.stringify(answer), { status })
  })
  return {
    sent,
    /** Changes what a call answers from now on. */
    answer(call: string, answer: Answer): void {
      answers[call] = answer
    },
    bodies: (call: string) => sent.filter((one) => one.call === call).map(({ body }) => body),
  }
}

export const someone = (papel = 'atendente', nome = 'Camila Duarte') => ({
  nome,
  funcoes: [
    papel === 'auditor' || papel === 'administrador'
      ? { papel }
      : { papel, unidade: { id: 7, nome: 'Delegacia de Salinópolis' } },
  ],
  ociosaAte: '2026-11-23T13:30:00Z',
  terminaEm: '2026-11-23T20:00:00Z',
  provaAte: '2026-11-23T13:05:00Z',
})

export const refused = (status: number, erro: string, mensagem = erro) => ({
  status,
  body: { erro, mensagem },
})
