// @vitest-environment node
import { expect, test } from 'vitest'
import { readMessage, type Sign } from './message-signs.ts'

const host = 'delegaciavirtual.pa.gov.br'
const read = (text: string) => readMessage(text, host)

const frauds: [name: string, text: string, ...signs: Sign[]][] = [
  [
    'a warrant',
    'Consta MANDADO DE PRISÃO em seu CPF. Evite a prisão pagando a fiança via PIX.',
    'payment',
    'threat',
  ],
  ['a copied payment', '00020126580014br.gov.bcb.pix0136', 'pix'],
  ['a code', 'Para validar seu boletim, informe o código de verificação que chegou por SMS', 'secret'],
  ['a program', 'Baixe o aplicativo delegacia.apk para ver o processo', 'program'],
  ['a chat', 'Fale com o delegado: wa.me/5591999990000', 'private-contact', 'other-link'],
  ['a mailbox', 'De: policiacivil.pa@gmail.com', 'private-contact'],
  ['a deadline', 'ÚLTIMO AVISO: seu CPF será suspenso em 24 horas', 'threat'],
  ['silence', 'Não conte a ninguém, o caso corre em segredo de justiça', 'secrecy'],
  ['a short link', 'Veja sua intimação: bit.ly/3xYz', 'other-link', 'threat'],
  ['our name in front', 'https://delegaciavirtual.pa.gov.br.consulta.site/x', 'false-link', 'other-link'],
  ['our name before an @', 'https://delegaciavirtual.pa.gov.br@198.51.100.7/x', 'other-link'],
  ['one letter more', 'https://delegaciavirtuall.pa.gov.br.com', 'false-link'],
  ['letters of another alphabet', 'https://delegаciavirtual.pa.gov.br', 'false-link'],
  ['signs that are not seen', 'pa\u200bgue a ta\u00adxa', 'payment'],
  ['other languages', 'Pay a fee immediately to avoid arrest', 'payment', 'threat'],
  [
    'our sentence and more',
    'Nunca pedimos senha, dinheiro nem dados bancários. Só a taxa do Pix.',
    'payment',
  ],
]

// VP-09
test.each(frauds)('%s is not ours', (_name, text, ...wanted) => {
  const { verdict, signs } = read(text)
  expect(verdict).toBe('not-ours')
  expect(signs).toEqual(expect.arrayContaining(wanted))
})

test.each([
  'Bom dia, tudo bem com a senhora?',
  'Seu boletim está em https://delegaciavirtual.pa.gov.br/#/acompanhar',
  'A multidão foi embora e o pagode acabou.',
])('without any sign it stays open: %s', (text) => {
  expect(read(text)).toMatchObject({ verdict: 'unclear', signs: [] })
})

test('a number is ours by its form, or is not, or there is none', () => {
  expect(read('Boletim 00277/2026.000001-9').numberFits).toBe(true)
  expect(read('Boletim 00277/2026.000001-8').numberFits).toBe(false)
  expect(read('Boletim').numberFits).toBeUndefined()
})

test('a very long text is read in the time of its length', () => {
  expect(read('pa'.repeat(10_000)).verdict).toBe('unclear')
  expect(read('a.'.repeat(10_000)).verdict).toBe('unclear')
})
