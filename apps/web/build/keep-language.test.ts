// @vitest-environment node
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import { keepLanguage, namedLanguages, sayInPack } from './keep-language.ts'

const parsed = (code: string) => parseSync('module.js', code).program
const inFrench = (code: string) => keepLanguage(code, parsed(code), 'fr')

// SH-05
describe('one language of every text', () => {
  test.each([
    ['a row', "const a = { pt: 'é', en: 'b', es: 'c', fr: 'd' }", "const a = {fr: 'd'}"],
    ['quoted keys in any order', `f({ "fr": "d", 'pt': 'a', en: 'b', es: 'c' })`, `f({"fr": "d"})`],
    [
      'templates, and what they are filled with',
      'const f = (n) => ({ pt: `um ${n}`, en: `one ${n}`, es: `uno ${n}`, fr: `un ${n}`, })',
      'const f = (n) => ({fr: `un ${n}`})',
    ],
    [
      'sentences in two pieces',
      "x = { pt: 'a' + 'b', en: 'c', es: 'd', fr: 'e' + `f` }",
      "x = {fr: 'e' + `f`}",
    ],
    [
      'several rows after signs of two units',
      "t({ a: { pt: '🚔', en: '🚔', es: '🚔', fr: '🚔!' }, b: { pt: '', en: '', es: '', fr: 'b' } })",
      "t({ a: {fr: '🚔!'}, b: {fr: 'b'} })",
    ],
    [
      'a row inside a row',
      "x = { pt: `${t({ pt: 'a', en: 'b', es: 'c', fr: 'd' })}`, en: '', es: '', fr: `${t({ pt: 'a', en: 'b', es: 'c', fr: 'd' })}` }",
      "x = {fr: `${t({fr: 'd'})}`}",
    ],
  ])('is left of %s', (_, code, left) => {
    expect(inFrench(code)).toBe(left)
  })

  test.each([
    ['one key more', "x = { pt: 'a', en: 'b', es: 'c', fr: 'd', de: 'e' }"],
    ['one key less', "x = { pt: 'a', en: 'b', fr: 'd' }"],
    ['a key twice', "x = { pt: 'a', en: 'b', fr: 'c', fr: 'd' }"],
    ['other keys', "x = { 'pt-br': 'a', 'en-us': 'b', 'es-es': 'c', 'fr-fr': 'd' }"],
    ['a value that is no text', "x = { pt: 1, en: 'b', es: 'c', fr: 'd' }"],
    ['a value from elsewhere', "x = { pt, en: 'b', es: 'c', fr: 'd' }"],
    ['something spread into it', "x = { ...a, pt: 'a', en: 'b', es: 'c', fr: 'd' }"],
    ['computed keys', "x = { [pt]: 'a', en: 'b', es: 'c', fr: 'd' }"],
  ])('is not sought in an object with %s', (_, code) => {
    expect(inFrench(code)).toBe(code)
  })
})

test('a script that names one language itself is found', () => {
  expect(namedLanguages(parsed("a(row.pt); b(row['fr']); c(row[en]); d(row.pto)"))).toMatchObject([
    { language: 'pt', start: 2 },
    { language: 'fr', start: 13 },
  ])
})

// RE-01
describe('a pack', () => {
  const texts = new Map([
    ['Bom dia, {name}', 'Oi, {name}'],
    ['a b', 'c "d"'],
  ])
  const say = (portuguese: string) => texts.get(portuguese)
  const row = (pt: string) => `{ pt: ${pt}, en: 'x', es: 'y', fr: 'z' }`

  test.each([
    ["'Bom dia, {name}'", '"Oi, {name}"'],
    ['`a b`', String.raw`"c \"d\""`],
    ["'a ' + 'b'", String.raw`"c \"d\""`],
    ["'Boa noite'", "'Boa noite'"],
    ['`a ${b}`', '`a ${b}`'],
  ])('says %s as %s, alone in its own pages', (pt, said) => {
    const code = `t = ${row(pt)}`
    expect(keepLanguage(code, parsed(code), 'pt', say)).toBe(`t = {pt: ${said}}`)
    expect(sayInPack(code, parsed(code), 'pt', say)).toBe(`t = ${row(said)}`)
  })

  test('stands on another language than Portuguese, by the Portuguese sentence', () => {
    const code = `t = ${row("'a b'")}`
    expect(keepLanguage(code, parsed(code), 'es', say)).toBe('t = {es: "c \\"d\\""}')
    expect(sayInPack(code, parsed(code), 'es', say)).toContain(`pt: 'a b'`)
  })
})
