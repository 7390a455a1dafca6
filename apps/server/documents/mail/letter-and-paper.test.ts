import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { locales, say, type Locale } from '@delegacia/domain/language/text'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPrinter } from '../pdf/printer.ts'
import { sampleDocument } from '../report-document.fixture.ts'
import { confirmationMessage } from './confirmation-message.ts'
import { texts } from './confirmation-texts.ts'

const folder = mkdtempSync(join(tmpdir(), 'letter-and-paper-'))
const document = sampleDocument()

/** The text of each page, signed in earnest and with the test certificate. */
const papers: Record<'valid' | 'test', string[]> = { valid: [], test: [] }

const pagesOf = (pdf: Uint8Array): string[] => {
  const path = join(folder, 'paper.pdf')
  writeFileSync(path, pdf)
  const text = execFileSync('pdftotext', [path, '-'], { encoding: 'utf8' })
  // Each page ends with a form feed.
  return text.split('\f').slice(0, -1)
}

beforeAll(async () => {
  const printer = createPrinter()
  for (const kind of ['valid', 'test'] as const)
    papers[kind] = pagesOf(await printer.print(sampleDocument({ test: kind === 'test' })))
  await printer.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

const letter = (locale: Locale, isTest: boolean) =>
  confirmationMessage({ number: document.number, portal: 'https://example.org/', test: isTest }, locale)

/** How a letter names the pages of a paper, the first one first. */
const ordinals = {
  'pt-br': ['primeira', 'segunda', 'última'],
  'en-us': ['first', 'second', 'last'],
  'es-es': ['primera', 'segunda', 'última'],
  'fr-fr': ['première', 'deuxième', 'dernière'],
} as const satisfies Record<Locale, readonly string[]>
const pages = { 'pt-br': 'página', 'en-us': 'page', 'es-es': 'página', 'fr-fr': 'page' } as const

describe.each(locales)('the letter in %s', (locale) => {
  // PA-01, FI-09
  test('names the page on which the code stands, and no other', () => {
    const place = papers.valid.findIndex((page) => page.includes(document.authenticationCode))
    const named = ordinals[locale].map((ordinal) =>
      letter(locale, false).text.includes(`${ordinal} ${pages[locale]}`),
    )
    expect(named).toEqual(ordinals[locale].map((_, at) => at === place))
  })

  // FI-09
  test('names the number that the paper has, and says of its code what the paper says: it opens the second copy', () => {
    expect(letter(locale, false).text).toContain(document.number)
    expect(papers.valid[0]).toContain(document.number)
    expect(letter(locale, false).text).not.toContain(document.authenticationCode)
    expect(papers.valid.join(' ').replace(/\s+/g, ' ')).toContain(
      'escolha “Segunda via” e informe este número de autenticação',
    )
    expect(letter(locale, false).text).toMatch(
      /Segunda via|Second copy|Segunda copia|Copie de la déclaration/,
    )
  })

  // PA-04
  test('claims legal validity where the paper does, and says where the paper says that it is a test', () => {
    const said = (isTest: boolean) => {
      const { text, html } = letter(locale, isTest)
      return [texts.valid, texts.test].map((one) =>
        [text, html].map((form) => form.includes(say(one, locale))),
      )
    }
    expect(said(false)).toEqual([
      [true, true],
      [false, false],
    ])
    expect(said(true)).toEqual([
      [false, false],
      [true, true],
    ])
    const everyPage = (all: string[]) => all.map((page) => page.includes('SEM VALOR LEGAL'))
    expect(new Set(everyPage(papers.valid))).toEqual(new Set([false]))
    expect(new Set(everyPage(papers.test))).toEqual(new Set([true]))
  })
})
