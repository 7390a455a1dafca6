import type { AnswerOf, BodyOf, Given, PathOf } from './call-types.ts'
import { DeskError } from './desk-error.ts'
import { counted } from './in-flight.ts'
import { tellSessionEnd } from './refusals.ts'

const timeoutMs = 30_000

type Filled = {
  path?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string | undefined>>
  version?: number
}

/** Reads from the desk's server; the contract says which paths there are and what each answers. */
export const getDesk = <P extends PathOf<'get'>>(
  path: P,
  ...[filling]: Given<'get', P>
): Promise<AnswerOf<'get', P>> => ask(path, { method: 'GET' }, filling as Filled | undefined)

/** Sends JSON once; a post is never repeated by itself. */
export const postDesk = <P extends PathOf<'post'>>(
  path: P,
  body: BodyOf<P>,
  ...[filling]: Given<'post', P>
): Promise<AnswerOf<'post', P>> =>
  ask(path, { method: 'POST', body: JSON.stringify(body) }, filling as Filled | undefined)

function addressOf(path: string, { path: names = {}, query = {} }: Filled): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(names[name] ?? ''))
  const asked = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return `/api${filled}${asked.length > 0 ? `?${new URLSearchParams(asked)}` : ''}`
}

async function ask<T>(path: string, init: RequestInit, filling: Filled = {}): Promise<T> {
  const headers = {
    Accept: 'application/json',
    ...(init.body !== undefined && { 'Content-Type': 'application/json' }),
    ...(filling.version !== undefined && { 'If-Match': `"${filling.version}"` }),
  }
  const answer = await counted(() => send(addressOf(path, filling), { ...init, headers }))
  if (answer.ok) return answer.body as T
  const error = new DeskError(answer.status, answer.body)
  if (error.code === 'sem-sessao') tellSessionEnd()
  throw error
}

async function send(address: string, init: RequestInit) {
  try {
    const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(timeoutMs) })
    const text = await answer.text()
    return { ok: answer.ok, status: answer.status, body: parsed(text) }
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
