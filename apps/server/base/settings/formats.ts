import { existsSync, statSync } from 'node:fs'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as v from 'valibot'

type Format = v.GenericSchema<string, unknown>

/** The format of a variable of the environment, with what the operator reads of it in docs/operations/settings.md. */
export type ExplainedFormat = Format & { readonly meaning: string }

/** A format with the message for everything that does not match it; the message completes "NAME must be …". */
export const expecting = <const T extends Format>(expected: string, format: T): T =>
  v.config(format, { message: expected, abortPipeEarly: true })

/** Whether the text is an address with a host under one of these protocols (`https:`). */
function isAddress(text: string, protocols: readonly string[]): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, host } = new URL(text)
  return protocols.includes(protocol) && host !== ''
}

/** A format with the sentences of docs/operations/settings.md: what the variable is, and what is true without it. Links lead from there. */
export const explained = <const T extends Format>(format: T, meaning: string): T & { meaning: string } => ({
  ...format,
  meaning,
})

export const originOf = (...protocols: string[]) =>
  expecting(
    `an address that begins with ${protocols.map((each) => `${each}//`).join(' or ')}`,
    v.pipe(
      v.string(),
      v.check((text) => isAddress(text, protocols)),
    ),
  )

export const webAddress = originOf('https:', 'http:')

/** Several, separated by commas. */
export const webAddresses = expecting(
  'addresses that begin with https:// or http://, separated by commas',
  v.pipe(
    v.string(),
    v.transform((text) => text.split(',').map((each) => each.trim())),
    v.array(
      v.pipe(
        v.string(),
        v.check((text) => isAddress(text, ['https:', 'http:'])),
      ),
    ),
  ),
)

/** The origin of the address. */
export const publicUrl = expecting(
  'an address such as https://example.org, without a path',
  v.pipe(
    v.string(),
    v.url(),
    v.transform((text) => new URL(text)),
    v.check(({ protocol, pathname, search, hash, username }) => {
      const plain = pathname === '/' && search === '' && hash === '' && username === ''
      return ['http:', 'https:'].includes(protocol) && plain
    }),
    v.transform(({ origin }) => origin),
  ),
)

/** Absolute. */
export const folder = v.pipe(
  v.string(),
  v.transform((path) => resolve(path)),
)

/** Absolute. */
export const existingFile = expecting(
  'the path of a file that exists',
  v.pipe(
    v.string(),
    v.check((path) => existsSync(path)),
    v.transform((path) => resolve(path)),
  ),
)

/** Absolute. */
export const existingFolder = expecting(
  'the path of a folder that exists',
  v.pipe(
    v.string(),
    v.check((path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true),
    v.transform((path) => resolve(path)),
  ),
)

export const serviceKey = expecting(
  'the key that the service gave you',
  v.pipe(v.string(), v.regex(/^[\w-]{10,100}$/)),
)

export const onOrOff = expecting(
  'on or off',
  v.pipe(
    v.picklist(['on', 'off']),
    v.transform((text) => text === 'on'),
  ),
)

export const days = expecting(
  'a whole number of days from 1 to 90',
  v.pipe(
    v.string(),
    v.regex(/^\d{1,2}$/),
    v.transform(Number),
    v.check((count) => count >= 1 && count <= 90),
  ),
)

/** It becomes part of a sentence: no braces, which are filled in there, and no line break. */
export const officeName = expecting(
  'the name and address of an office, in 5 to 150 letters on one line, without braces or a full stop at the end',
  v.pipe(v.string(), v.regex(/^[^\r\n{}]{4,149}[^\r\n{}.]$/)),
)

/** Who compared the page for the jurist with the law, when, and which page it was. */
export const lawConfirmation = expecting(
  'a name, a day and the code that `npm run law` prints: A. Souza, 2026-12-01, 1f2e3d4c5b6a',
  v.pipe(
    v.string(),
    v.regex(/^[^,\r\n]{2,80}, \d{4}-\d\d-\d\d, [\da-f]{12}$/),
    v.transform((text) => {
      const [by = '', on = '', page = ''] = text.split(', ')
      return { by, on, page }
    }),
  ),
)

export const gigabytes = expecting(
  'a whole number of gigabytes from 1 to 1000000',
  v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number), v.minValue(1), v.maxValue(1_000_000)),
)

export const narrativeSizeFormat = expecting(
  'a whole number of characters from 1000 to 15000',
  v.pipe(v.string(), v.regex(/^\d{4,5}$/), v.transform(Number), v.minValue(1000), v.maxValue(15_000)),
)

export const shortWait = expecting(
  'a whole number of seconds from 0 to 30',
  v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.maxValue(30)),
)

export const port = expecting(
  'a whole number from 1 to 65535',
  v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.minValue(1), v.maxValue(65_535)),
)

/** Undefined for `off`. */
export const portOrOff: v.GenericSchema<string, number | undefined> = expecting(
  'a whole number from 1 to 65535, or off',
  v.union([
    port,
    v.pipe(
      v.literal('off'),
      v.transform(() => undefined),
    ),
  ]) as v.GenericSchema<string, number | undefined>,
)

export const host = expecting(
  'an IP address or a host name, such as 127.0.0.1 or 0.0.0.0',
  v.pipe(
    v.string(),
    v.check((text) => isIP(text) > 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text)),
  ),
)

/** The parts between commas. */
export const listed = v.transform((text: string) => text.split(',').map((each) => each.trim()))
