import { createHash } from 'node:crypto'
import type { Locale } from '@delegacia/domain/language/text'
import type { TranslateWords } from '../base/platform/translate-words.ts'
import type { Translator } from './translator.ts'

/** Of one conversation at once: the last ones, which are read first. */
const mostWords = 12
/** On their way to the translator from all readers. */
const mostUnderWay = 12
/** In memory alone, and no longer than this: what is destroyed leaves no translation behind. */
const mostKept = 500
const keptMs = 3_600_000

/**
 * Translates what is read in a conversation. Nobody waits longer than `patienceMs`: what comes later is there at the next
 * look. Each text goes to the translator once an hour, and nothing else about the report does.
 */
export function createTranslations(
  translator: Translator,
  { patienceMs = 2500, now = Date.now }: { patienceMs?: number; now?: () => number } = {},
): TranslateWords {
  const kept = new Map<string, { text: string; until: number }>()
  const underWay = new Map<string, Promise<void>>()

  function keep(key: string, text: string): void {
    kept.set(key, { text, until: now() + keptMs })
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  }

  function read(key: string): string | undefined {
    const found = kept.get(key)
    if (!found) return undefined
    if (found.until > now()) return found.text
    kept.delete(key)
    return undefined
  }

  function begin(key: string, text: string, from: Locale, to: Locale): Promise<void> {
    const begun = underWay.get(key)
    if (begun) return begun
    if (underWay.size >= mostUnderWay) return Promise.resolve()
    const done = translator
      .translate(text, from, to)
      .then(
        (translated) => {
          if (translated) keep(key, translated.text)
        },
        () => undefined,
      )
      .finally(() => void underWay.delete(key))
    underWay.set(key, done)
    return done
  }

  return async (words, from, to) => {
    if (from === to) return new Map()
    const keys = new Map([...new Set(words)].slice(-mostWords).map((text) => [text, keyOf(text, from, to)]))
    const missing = [...keys].filter(([, key]) => read(key) === undefined)
    await inTime(
      missing.map(([text, key]) => begin(key, text, from, to)),
      patienceMs,
    )
    return new Map(
      [...keys].flatMap(([text, key]): [string, string][] => {
        const translated = read(key)
        return translated === undefined ? [] : [[text, translated]]
      }),
    )
  }
}

const keyOf = (text: string, from: Locale, to: Locale): string =>
  createHash('sha256')
    .update(JSON.stringify([from, to, text]))
    .digest('base64')

async function inTime(work: readonly Promise<void>[], patienceMs: number): Promise<void> {
  if (work.length === 0) return
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<void>((done) => {
    timer = setTimeout(done, patienceMs)
  })
  await Promise.race([Promise.all(work), patience])
  clearTimeout(timer)
}
