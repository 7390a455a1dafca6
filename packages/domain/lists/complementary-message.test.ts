import { describe, expect, it, test } from 'vitest'
import { locales } from '../language/text.ts'
import { allowedHtml } from '../rules/allowed-html.ts'
import { complementaryMessage } from './complementary-message.ts'
import { natureTable } from './natures/nature-table.ts'

const message = (nature: number, flag = 0, residence: 1 | 2 = 1) =>
  complementaryMessage({ nature, flag, residence }, 'pt-br')

describe('the complementary message', () => {
  // AP-05
  it('stands in every language for every nature, of the same shape, and of allowed tags alone', () => {
    const shape = (html: string) => html.replace(/>[^<]+</g, '><')
    for (const { id } of natureTable) {
      const said = locales.map((locale) =>
        complementaryMessage({ nature: id, flag: 1, residence: 2 }, locale),
      )
      expect(new Set(said).size).toBe(locales.length)
      for (const html of said) {
        expect(shape(html)).toBe(shape(said[0] ?? ''))
        expect(allowedHtml(html)).toBe(html)
        expect(html).toMatch(/^<p><strong>[^<]+<\/strong><\/p><ul><li>[^<]+<\/li>/)
        expect(html).not.toMatch(/<(?:p|li|ul|strong)><\/|undefined|\{\w+\}/)
      }
    }
  })

  it.each([
    ['a stolen phone', 102, /IMEI/],
    ['a robbed phone', 202, /IMEI/],
    ['a stolen document', 101, /segunda via/],
    ['a loss', 301, /segunda via/],
    ['a fraud', 1302, /Mecanismo Especial de Devolução/],
    ['an accident', 401, /seguradora/],
    ['violence', 501, /180.*medida protetiva.*DEAM/],
    ['ill-treated animals', 1902, /veterinário/],
    ['a threat', 601, /representação.*porque você é mulher/],
    ['a fire', 2304, /193/],
  ])('on %s says what to do first', (_what, nature, expected) => {
    expect(message(nature).replaceAll('\u00a0', ' ')).toMatch(expected)
  })

  it.each([
    [1, /Conselho Tutelar.*Disque 100/],
    [2, /Conselho Tutelar.*Disque 100/],
    [4, /pessoa idosa.*Disque 100/],
    [5, /imagens da tela/],
  ])('with flag %i adds what helps that person', (flag, expected) => {
    expect(message(2501, flag)).toMatch(expected)
    expect(message(2501)).not.toMatch(expected)
  })

  it('names the consulate to a visitor, and to nobody else', () => {
    expect(message(102, 0, 2)).toContain('consulado')
    expect(message(102)).not.toContain('consulado')
  })
})

test.each([0, -1, 999, Number.NaN])('nature %j has no message', (nature) => {
  expect(message(nature, 1, 2)).toBe('')
})
