import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { locales, type Locale } from '../../language/text.ts'
import { jargon } from './jargon.ts'
import { lint, type FindingKind } from './lint.ts'

const kinds = (text: string, locale: Locale) => lint(text, locale).map(({ kind }) => kind)

describe('what is found', () => {
  // WO-01
  test.each<[Locale, FindingKind, string]>([
    ['pt-br', 'link', 'Veja em https://policia.pa.gov.br/x o que fazer.'],
    ['pt-br', 'link', 'Entre em policia-pa.com para continuar.'],
    ['pt-br', 'link', 'Escreva para delegacia@example.org.'],
    ['fr-fr', 'link', 'Voir www.exemple.fr pour la suite.'],
    ['pt-br', 'jargon', 'Para a oitiva, traga um documento.'],
    ['pt-br', 'jargon', 'As diligências continuam.'],
    ['pt-br', 'jargon', 'O seu B.O. foi lido.'],
    ['en-us', 'jargon', 'The complainant may write here.'],
    ['es-es', 'jargon', 'Debe comparecer con un documento.'],
    ['fr-fr', 'jargon', 'Le procès-verbal est prêt.'],
    ['pt-br', 'blame', 'Você deveria ter trancado a porta.'],
    ['pt-br', 'blame', 'Por que você não ligou antes?'],
    ['pt-br', 'blame', 'Foi descuido seu.'],
    ['pt-br', 'blame', 'A suposta vítima pode vir.'],
    ['pt-br', 'blame', 'Isso foi culpa sua.'],
    ['en-us', 'blame', 'You should have locked the door.'],
    ['es-es', 'blame', 'Debería haber cerrado la puerta.'],
    ['fr-fr', 'blame', 'Vous auriez dû fermer la porte.'],
    ['pt-br', 'promise', 'Vamos prender quem fez isso.'],
    ['pt-br', 'promise', 'O celular será devolvido.'],
    ['pt-br', 'promise', 'Alguém liga em até 5 dias.'],
    ['pt-br', 'promise', 'Fique tranquila.'],
    ['en-us', 'promise', 'We will find your phone.'],
    ['es-es', 'promise', 'Su teléfono será devuelto.'],
    ['fr-fr', 'promise', 'Votre téléphone sera retrouvé.'],
  ])('%s %s: %s', (locale, kind, text) => expect(kinds(text, locale)).toEqual([kind]))

  // WO-01
  test.each<[Locale, string]>([
    ['pt-br', 'Não é culpa sua. Em perigo, ligue 190.'],
    ['pt-br', 'Recebemos a sua mensagem. Ela já está com quem cuida do caso.'],
    ['pt-br', 'Que horas eram, mais ou menos? Um intervalo basta, por exemplo “entre 15h e 17h”.'],
    ['pt-br', 'Responda até {day}, se puder. Nada é cancelado.'],
    ['pt-br', 'A unidade fica na Rua das Mangabas, 52. O telefone é 91 3222-1234.'],
    ['en-us', 'It is not your fault. In danger, call 190.'],
    ['es-es', 'No es su culpa. En peligro, llame al 190.'],
    ['fr-fr', 'Ce n’est pas votre faute. En danger, appelez le 190.'],
  ])('nothing in %s: %s', (locale, text) => expect(lint(text, locale)).toEqual([]))
})

// WO-01
test('the plain word is given, with the place of the one to mend', () => {
  expect(lint('Bom dia. O seu B.O. é válido.', 'pt-br')).toEqual([
    { kind: 'jargon', at: 15, words: 'B.O.', instead: 'boletim' },
  ])
  expect(lint('É a DILIGÊNCIA.', 'pt-br')).toMatchObject([{ words: 'DILIGÊNCIA', at: 4 }])
})

// WO-01
test('what stands instead of jargon is no jargon, and any text is read without a crash, each finding in its place', () => {
  for (const [language, words] of Object.entries(jargon))
    for (const [word, instead] of Object.entries(words)) {
      const locale = locales.find((one) => one.startsWith(language)) ?? 'pt-br'
      expect([word, kinds(instead, locale)]).toEqual([word, []])
      expect([word, kinds(word, locale)]).toEqual([word, ['jargon']])
    }
  const pieces = fc.constantFrom(
    'oitiva',
    'ç',
    'ã',
    '😀',
    ' ',
    '.',
    'com',
    '@',
    'garantia',
    '{day}',
    'İ',
    'ß',
  )
  fc.assert(
    // An İ becomes two letters when it is made small: the places behind it must stay.
    fc.property(fc.array(pieces), fc.constantFrom(...locales), (parts, locale) => {
      const text = parts.join('').normalize('NFC')
      for (const { at, words } of lint(text, locale)) {
        expect(text.slice(at, at + words.length)).toBe(words)
        expect(words).toMatch(/^(?:oitivas?|garantia.*|.*@.*|.*\.com.*)$/)
      }
    }),
  )
})
