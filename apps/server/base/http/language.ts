import { localeOf, locales, type Locale } from '@delegacia/domain/language/text'
import type { FastifyRequest } from 'fastify'

/** The language of the person who sent the request: the report's own, else the browser's, else Portuguese. */
export function languageOf({ body, headers }: Pick<FastifyRequest, 'body' | 'headers'>): Locale {
  if (typeof body === 'object' && body !== null && 'IdIdioma' in body) return localeOf(body.IdIdioma)
  return acceptedLanguage(headers['accept-language'])
}

/** The first of ours among the browser's languages, in the browser's order of preference. */
function acceptedLanguage(header = ''): Locale {
  const wanted = header
    .slice(0, 500)
    .split(',')
    .map((entry, place) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';')
      const quality = Number(
        parameters
          .find((each) => each.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? 1,
      )
      return { language: tag.slice(0, 2), quality, place }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || a.place - b.place)
  for (const { language } of wanted) {
    const found = locales.find((locale) => locale.slice(0, 2) === language)
    if (found) return found
  }
  return 'pt-br'
}
