import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText, upperCase } from './free-text.ts'

// PE-03, FA-08
test.each([
  ['josé conceição', 'JOSÉ CONCEIÇÃO'],
  ['jose\u0301', 'JOSÉ'],
  ['straße', 'STRASSE'],
  // Greek capitals of some letters are several letters, which compose.
  ['μαΐου \u0390', 'ΜΑΪ\u0301ΟΥ Ϊ\u0301'],
  ['linha 1\nlinha 2 😀', 'LINHA 1\nLINHA 2 😀'],
  ['', ''],
])('%j in capitals is %j', (typed, capitals) => expect(upperCase(typed)).toBe(capitals))

// FA-08
test.each([
  ['entrei em https://Loja-Barata.com/p?id=aBc9.', 'ENTREI EM https://Loja-Barata.com/p?id=aBc9.'],
  ['veja (www.lojaX.com.br), era falso', 'VEJA (www.lojaX.com.br), ERA FALSO'],
  ['link:https://bit.ly/3xYz', 'LINK:https://bit.ly/3xYz'],
  ['caí em bit.ly/3xYz! e em t.me/GolpeBR?x=1', 'CAÍ EM bit.ly/3xYz! E EM t.me/GolpeBR?x=1'],
  ['o site lojabarata.com.br sumiu', 'O SITE lojabarata.com.br SUMIU'],
  ['escreveu de Joao.Silva@Gmail.com, duas vezes', 'ESCREVEU DE Joao.Silva@Gmail.com, DUAS VEZES'],
  ['pix:maria@example.org', 'PIX:maria@example.org'],
  ['para 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa ontem', 'PARA 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa ONTEM'],
  [
    'carteira bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    'CARTEIRA bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  ],
  [
    'chave 123e4567-e89b-12d3-a456-426614174000 do golpista',
    'CHAVE 123e4567-e89b-12d3-a456-426614174000 DO GOLPISTA',
  ],
  ['perto da r.augusta, n.12/b', 'PERTO DA R.AUGUSTA, N.12/B'],
  ['foi na av.brasil.era de noite', 'FOI NA AV.BRASIL.ERA DE NOITE'],
  ['o perfil @fulano e o e-mail dele @', 'O PERFIL @FULANO E O E-MAIL DELE @'],
  ['às 14:30 de 05/03/2026', 'ÀS 14:30 DE 05/03/2026'],
  ['a placa qvz1a23 e o chassi 9bwzzz377vt004251', 'A PLACA QVZ1A23 E O CHASSI 9BWZZZ377VT004251'],
])('%j keeps its links, e-mails and wallets as typed: %j', (typed, kept) => {
  expect(upperCase(typed)).toBe(kept)
  expect(upperCase(kept)).toBe(kept)
})

test('a long text without spaces takes no longer than its length', () => {
  for (const part of ['a', 'a.', 'a@', '.', ':', 'a-', '1a', 'http:/', 'www', '000201'])
    expect(upperCase(part.repeat(200_000)).length).toBe(part.length * 200_000)
})

test('capitals twice are capitals once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      expect(upperCase(upperCase(typed))).toBe(upperCase(typed))
    }),
  )
})

test.each([
  ['linha 1\r\nlinha 2\rlinha 3\u2028linha 4', 'linha 1\nlinha 2\nlinha 3\nlinha 4'],
  ['tab\there\u00a0and\u3000there', 'tab here and there'],
  ['nul\0bell\u0007esc\u001b[31m', 'nulbellesc[31m'],
  ['\u202egnp.exe\u2066\ufeff\u200b', 'gnp.exe'],
  ['\ud800half\udc00', 'half'],
  ['private \ue000\u{f0000}use', 'private use'],
  ['cafe\u0301', 'café'],
  ['👩‍👩‍👧 ação ñ ½ €', '👩‍👩‍👧 ação ñ ½ €'],
])('%j is cleaned to %j', (typed, kept) => expect(cleanText(typed)).toBe(kept))

test('cleaning twice changes nothing, and nothing unprintable is left', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const kept = cleanText(typed)
      expect(cleanText(kept)).toBe(kept)
      expect(kept).not.toMatch(/[\p{Cs}\p{Co}]|(?!\n)\p{Cc}/u)
    }),
    { numRuns: 1000 },
  )
})
