import type { Call } from '@delegacia/contract/http/call'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'

/** In every odd text, so that one is found again wherever it must not be. */
export const mark = 'ZZODDZZ'

export type OddBody = { name: string; payload: string | Buffer; type?: string }

/** Bodies that no client of ours sends, made of one that a call reads. */
export function oddBodies(valid: object, limit: number): OddBody[] {
  const text = JSON.stringify(valid)
  const [name = 'a'] = Object.keys(valid)
  const rest = text === '{}' ? '}' : `,${text.slice(1)}`
  const json = (what: string, payload: string | Buffer): OddBody => ({ name: what, payload })
  const typed = (type: string, payload: string | Buffer = text): OddBody => ({ name: type, payload, type })
  return [
    json('empty', ''),
    json('blank', ' \n'),
    json('no JSON', `{"${mark}`),
    json('half of it', text.slice(0, -1)),
    ...['null', '[]', `"${mark}"`, '0', 'true', `[${text}]`, '1e999'].map((one) => json(one, one)),
    json('too deep', `{"x":${'['.repeat(11)}"${mark}"${']'.repeat(11)}${rest}`),
    json('far too deep', `{"x":${'['.repeat(20_000)}${']'.repeat(20_000)}${rest}`),
    json('over the limit', `{"x":"${mark.repeat(Math.ceil(limit / mark.length))}"${rest}`),
    json('an unknown field', `{"${mark}":"${mark}"${rest}`),
    json('__proto__', `{"__proto__":{"${name}":"${mark}"}${rest}`),
    json('constructor', `{"constructor":{"prototype":{"${name}":"${mark}"}}${rest}`),
    json('toString', `{"toString":"${mark}","hasOwnProperty":1${rest}`),
    json('a key twice', `{"${name}":"${mark}"${rest}`),
    json('a byte order mark', `\ufeff${text}`),
    json(
      'no UTF-8',
      Buffer.concat([Buffer.from(`{"${name}":"${mark}`), Buffer.from([0xff, 0xc0, 0xaf, 0x22, 0x7d])]),
    ),
    json('a NUL between', Buffer.from(`{"${name}"\u0000:"${mark}"}`)),
    typed('text/plain'),
    typed('application/xml', `<a>${mark}</a>`),
    typed('application/x-www-form-urlencoded', `${name}=${mark}`),
    typed('multipart/form-data; boundary=x', `--x\r\n\r\n${mark}\r\n--x--`),
    typed('application/json; charset=utf-16le', Buffer.from(text, 'utf16le')),
    typed('application/octet-stream', Buffer.from(mark)),
    typed('', text),
    ...leavesOf(valid).flatMap((path) => swaps(valid, path)),
  ]
}

export type Path = readonly (string | number)[]

/** The places of all values within a body, of its lists and objects too. */
export function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const inner = Object.entries(value).flatMap(([key, one]) =>
    leavesOf(one, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  return path.length === 0 ? inner : [path, ...inner]
}

const swapped: readonly (readonly [string, unknown])[] = [
  ['null', null],
  ['an object', { [mark]: mark }],
  ['a list', [mark]],
  ['a list of lists', [[[]]]],
  ['true', true],
  ['an empty text', ''],
  ['a text', mark],
  ['a long text', mark.repeat(400)],
  ['a NUL', `${mark}\u0000`],
  ['half a pair', `${mark}\ud800`],
  ['lines', `${mark}\r\n${mark}`],
  ['a number as text', '1'],
  ['zero', 0],
  ['a negative number', -1],
  ['a fraction', 0.5],
  ['more than an integer', 2 ** 31],
  ['more than a bigint', 1e19],
  ['the largest number', 1.7e308],
  ['36 dashes', '-'.repeat(36)],
]

/** The body with other values in one place, or with a strange end where a text is asked for there. */
function swaps(valid: object, path: Path): OddBody[] {
  const before = path.reduce<unknown>((one, key) => (one as Record<string, unknown>)[key], valid)
  const ends = typeof before === 'string' ? ['\u0000', '\ud800', mark] : []
  const values = [
    ...swapped,
    ...ends.map((end) => [`its text and ${JSON.stringify(end)}`, `${String(before)}${end}`] as const),
  ]
  return values.map(([what, value]) => ({
    name: `${path.join('/')}: ${what}`,
    payload: JSON.stringify(replaced(valid, path, value)),
  }))
}

/** The body with another value in one place. */
export function replaced(whole: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(whole))
    return whole.map((one, index) => (index === key ? replaced(one, rest, value) : one))
  const object = whole as Record<string, unknown>
  return { ...object, [key]: replaced(object[key], rest, value) }
}

const oddWords = [
  '%00',
  '%ff',
  '-',
  '-'.repeat(36),
  '0',
  '-1',
  '1.5',
  '2147483648',
  '9'.repeat(22),
  '..%2f..%2fetc',
  '__proto__',
  'constructor',
  '%EF%BC%91',
  `${mark}%27--`,
  'x'.repeat(100),
  'x'.repeat(4000),
  '%D8%00',
  '',
]

/** The addresses of a call with one odd part each: a parameter, or something asked for. */
export function oddPaths(call: Call, place: (name: string) => string): string[] {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const filled = (odd?: string, word = '') =>
    call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === odd ? word : place(name)))
  const asked = Object.keys(call.query ?? {})
  return [
    ...names.flatMap((name) => oddWords.map((word) => filled(name, word))),
    ...asked.flatMap((name) => [
      ...oddWords.map((word) => `${filled()}?${name}=${word}`),
      `${filled()}?${name}=1&${name}=2`,
      `${filled()}?${name}[x]=${mark}`,
    ]),
  ]
}

const insides = /\bat \/|node_modules|\bselect |syntax error|postgres|ENOENT|SyntaxError|TypeError|ValiError/i

/** No answer is a fault of the service; what is refused is refused in the shape of the contract, and repeats nothing. */
export function expectPlain(what: string, { statusCode, body, headers }: LightMyRequestResponse): void {
  const at = [what, statusCode, body.slice(0, 300)]
  expect(at).toEqual([what, expect.toSatisfy((one: number) => one < 500), at[2]])
  expect([what, insides.exec(body)]).toEqual([what, null])
  if (statusCode < 400) return
  expect([what, body]).toEqual([what, expect.not.stringContaining(mark)])
  expect([what, headers['content-type']]).toEqual([what, expect.stringMatching(/^application\/json/)])
  const refused: unknown = JSON.parse(body)
  const isPlain =
    typeof refused === 'object' &&
    refused !== null &&
    ('erros' in refused || ('erro' in refused && 'mensagem' in refused))
  expect([what, isPlain]).toEqual([what, true])
}
