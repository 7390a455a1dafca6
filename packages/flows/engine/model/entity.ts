/** A part of a report as in the draft and on the wire: nothing is known of it until a field has read it. */
export type Entity = Readonly<Record<string, unknown>>

const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

/** The value at a slash-separated path (`contato/1/valor`), or undefined. */
export function readAt(entity: unknown, path: string): unknown {
  let found = entity
  for (const key of keys(path)) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined
    found = (found as Entity)[key]
  }
  return found
}

/** A copy with the value at the path; numeric keys make lists, undefined removes a key from an object. */
export function writeAt(entity: Entity, path: string, value: unknown): Entity {
  return put(entity, keys(path), value) as Entity
}

function put(holder: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (Array.isArray(holder) || (holder === undefined && /^\d+$/.test(key))) {
    const list = Array.isArray(holder) ? [...(holder as unknown[])] : []
    const index = Number(key)
    while (list.length < index) list.push({})
    list[index] = put(list[index], rest, value) ?? {}
    return list
  }
  const { [key]: old, ...others } = isEntity(holder) ? holder : {}
  const inner = put(old, rest, value)
  return inner === undefined ? others : { ...others, [key]: inner }
}

function keys(path: string): string[] {
  const parts = path.split('/').filter(Boolean)
  if (parts.some((part) => forbidden.has(part))) throw new Error('a path may not name a prototype')
  return parts
}

export const isEntity = (value: unknown): value is Entity =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** No answer yet: absent or the empty text. False and 0 are answers. */
export const isEmpty = (answer: unknown): answer is undefined | null | '' =>
  answer === undefined || answer === null || answer === ''

/** An answer as text, empty if it is no text: a report may come from anywhere and hold anything. */
export const displayText = (answer: unknown): string =>
  typeof answer === 'string' || typeof answer === 'number' ? String(answer) : ''
