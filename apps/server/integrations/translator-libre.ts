import { columns, type Locale } from '@delegacia/domain/language/text'
import { faultLine, type Log } from '../base/platform/log.ts'
import type { Translator } from './translator.ts'

type LibreOptions = {
  /** Where LibreTranslate answers, as `https://translate.example.org`. */
  url: string
  key: string | undefined
  log: Log
  timeoutMs?: number
}

/** A translation may be longer than its original, but not by this much. */
const longest = 40_000

/** A translator that answers as LibreTranslate does. What people wrote goes to it, and nothing else about them. */
export function createLibreTranslator({ url, key, log, timeoutMs = 8000 }: LibreOptions): Translator {
  const address = `${url.replace(/\/$/, '')}/translate`

  async function ask(text: string, from: Locale | undefined, to: Locale): Promise<unknown> {
    const source = from === undefined ? 'auto' : columns[from]
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        q: text,
        source,
        target: columns[to],
        format: 'text',
        ...(key && { api_key: key }),
      }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    return answer.ok ? answer.json() : undefined
  }

  return {
    async translate(text, from, to = 'pt-br') {
      try {
        const translated = textIn(await ask(text, from, to))
        return translated === undefined ? undefined : { text: translated, provider: 'LibreTranslate' }
      } catch (error) {
        log(faultLine('translator', error))
        return undefined
      }
    },
  }
}

function textIn(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('translatedText' in answer)) return undefined
  const text = answer.translatedText
  return typeof text === 'string' && text.trim() !== '' && text.length <= longest ? text : undefined
}
