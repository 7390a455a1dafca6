import type { AnswerAt } from '@delegacia/contract/api-address'
import type { SafeContactWay } from '@delegacia/domain/report/safe-contact-ways'
import { ApiError } from '../../api/api-error.ts'
import { postJson } from '../../api/post-json.ts'
import type { Access } from '../../documents/held-access.ts'
import { locale } from '../../i18n/locale.ts'

export type Thread = AnswerAt<'post', '/api/acompanhar'>

const keyed = (key: string) => ({ quiet: true, headers: { 'Idempotency-Key': key } }) as const
const asked = (access: Access) => ({ ...access, idioma: locale })

export const readThread = (access: Access, mostrarAberturas: boolean): Promise<Thread> =>
  postJson('/api/acompanhar', { ...asked(access), mostrarAberturas }, { quiet: true, safe: true })

export const sendMessage = (access: Access, texto: string, key: string): Promise<Thread> =>
  postJson('/api/acompanhar/mensagem', { ...asked(access), texto }, keyed(key))

export const disagree = (access: Access, key: string): Promise<Thread> =>
  postJson('/api/acompanhar/discordar', asked(access), keyed(key))

export const appeal = (access: Access, texto: string, key: string): Promise<Thread> =>
  postJson('/api/acompanhar/recurso', { ...asked(access), texto }, keyed(key))

export const giveReaderCode = (access: Access, key: string) =>
  postJson('/api/acompanhar/codigo-de-leitura', asked(access), keyed(key))

export const revokeReaderCode = (access: Access, leitor: string, key: string): Promise<Thread> =>
  postJson('/api/acompanhar/codigo-de-leitura/revogar', { ...asked(access), leitor }, keyed(key))

export const changeSafeContact = (access: Access, modo: SafeContactWay, key: string): Promise<Thread> =>
  postJson('/api/acompanhar/contato-seguro', { ...asked(access), modo }, keyed(key))

export const askNotices = (access: Access, quer: boolean, key: string): Promise<Thread> =>
  postJson('/api/acompanhar/avisos', { ...asked(access), quer }, keyed(key))

/** Closed already is closed, too: an answer that was lost leaves no other way to know. */
export async function closeCode(access: Access): Promise<void> {
  try {
    await postJson('/api/acompanhar/fechar-codigo', asked(access), { quiet: true })
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}

export const readPaper = (access: Access, acrescimoSha256: string | undefined) =>
  postJson(
    '/api/acompanhar/papel',
    { ...asked(access), ...(acrescimoSha256 !== undefined && { acrescimoSha256 }) },
    { quiet: true, safe: true },
  )

export type ThreadAnswer = { readonly campo: string; readonly resposta: unknown }

export const sendAnswers = (
  access: Access,
  respostas: readonly ThreadAnswer[],
  key: string,
): Promise<Thread> =>
  postJson('/api/acompanhar/correcao', { ...asked(access), respostas: [...respostas] }, keyed(key))
