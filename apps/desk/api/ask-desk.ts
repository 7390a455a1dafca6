import type { AnswerOf, BodyOf, CallArguments, PathOf } from './call-types.ts'
import { DeskError } from './desk-error.ts'
import { noteStationTime } from '@delegacia/domain/language/station-time'
import { counted } from '@delegacia/ui/notices/in-flight'
import { tellSessionEnd } from './refusals.ts'

const timeoutMs = 30_000
const accept = { Accept: 'application/json' }

type Filled = {
  path?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string | undefined>>
  version?: number
  keepalive?: true
}

/** Waits for what the desk's server tells by itself: nothing says that the page is loading, and a session may have fallen asleep. */
export async function hearDesk<P extends PathOf<'get'>>(
  path: P,
  query: Readonly<Record<string, string | undefined>>,
  leaving: AbortSignal,
): Promise<AnswerOf<'get', P>> {
  const hungUp = new AbortController()
  const hangUp = () => hungUp.abort()
  const timer = setTimeout(hangUp, timeoutMs)
  leaving.addEventListener('abort', hangUp)
  try {
    const init = { method: 'GET', headers: accept, signal: hungUp.signal }
    const answer = await send(addressOf(path, { query }), init, readJson)
    if (!answer.ok) throw new DeskError(answer.status, answer.body)
    return answer.body as AnswerOf<'get', P>
  } finally {
    clearTimeout(timer)
    leaving.removeEventListener('abort', hangUp)
  }
}

/** Reads from the desk's server; the contract says which paths there are and what each answers. */
export const getDesk = <P extends PathOf<'get'>>(
  path: P,
  ...[filling]: CallArguments<'get', P>
): Promise<AnswerOf<'get', P>> => ask(path, { method: 'GET' }, filling as Filled | undefined)

/** Sends JSON once; a post is never repeated by itself. */
export const postDesk = <P extends PathOf<'post'>>(
  path: P,
  body: BodyOf<P>,
  ...[filling]: CallArguments<'post', P>
): Promise<AnswerOf<'post', P>> =>
  ask(path, { method: 'POST', body: JSON.stringify(body) }, filling as Filled | undefined)

/** A file as the server names it. */
export type SentFile = { readonly name: string; readonly file: Blob }

/** The same where the answer is a file. */
export const postForFile = <P extends PathOf<'post'>>(
  path: P,
  body: BodyOf<P>,
  ...[filling]: CallArguments<'post', P>
): Promise<SentFile> =>
  ask(path, { method: 'POST', body: JSON.stringify(body) }, filling as Filled | undefined, readFile)

function addressOf(path: string, { path: names = {}, query = {} }: Filled): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(names[name] ?? ''))
  const asked = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return `/api${filled}${asked.length > 0 ? `?${new URLSearchParams(asked)}` : ''}`
}

type Read = (answer: Response) => Promise<unknown>

const readJson: Read = async (answer) => parsed(await answer.text())

const readFile: Read = async (answer): Promise<SentFile> => ({
  name: /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'arquivo',
  file: await answer.blob(),
})

async function ask<T>(path: string, init: RequestInit, filling: Filled = {}, read = readJson): Promise<T> {
  const headers = {
    ...accept,
    ...(init.body !== undefined && { 'Content-Type': 'application/json' }),
    ...(filling.version !== undefined && { 'If-Match': `"${filling.version}"` }),
  }
  const keepalive = filling.keepalive && { keepalive: true }
  const answer = await counted(() => send(addressOf(path, filling), { ...init, headers, ...keepalive }, read))
  if (answer.ok) return answer.body as T
  const error = new DeskError(answer.status, answer.body)
  if (error.code === 'sem-sessao') tellSessionEnd()
  throw error
}

async function send(address: string, init: RequestInit, read: Read) {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), ...init })
    noteStationTime(answer.headers.get('date'))
    const body = await (answer.ok ? read : readJson)(answer)
    return { ok: answer.ok, status: answer.status, body }
  } catch (cause) {
    throw new DeskError(0, undefined, cause)
  }
}

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
