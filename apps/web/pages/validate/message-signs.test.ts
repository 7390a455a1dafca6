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
  ['our name before an @', 'https://delegaciavirtual.pa.gov.br@198.51.100.7/x', 'false-link', 'other-link'],
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

// VP-09, VP-17
test.each(frauds)('%s is not like ours', (_name, text, ...wanted) => {
  const { verdict, signs } = read(text)
  // Flatly not ours is only what has an address that poses as ours: all else may stand in the message of somebody else.
  expect(verdict).toBe(signs.includes('false-link') ? 'not-ours' : 'unlike-ours')
  expect(signs).toEqual(expect.arrayContaining(wanted))
})

// VP-09
test.each<[sign: Sign, ...texts: string[]]>([
  [
    'secret',
    'Envie o código de autenticação do boletim',
    'Me passe o número de autenticação digital',
    'Responda com o código que está no documento',
    'Send us the authentication code of your report',
    'Reply with the code',
    'Envíe el código de autenticación de la denuncia',
    'Díganos el código',
    'Envoyez le code d’authentification de la déclaration',
    'Communiquez-nous le numéro d’authentification',
  ],
  [
    'payment',
    'Mande 300 reais para a conta 123',
    'Mande trezentos reais hoje',
    'Transfere o dinheiro para liberar',
    'Send 300 dollars to account 123',
    'Envíe el código de autenticación de la denuncia, una selfie y 300 reales a la cuenta 123',
    'Envíe 300 reales a la cuenta 123',
    'Versez 300 euros sur le compte 123',
  ],
  [
    'personal',
    'mande CPF e data de nascimento',
    'Para liberar, informe seus dados pessoais',
    'Tire uma selfie segurando o documento',
    'Envie uma foto do seu RG, frente e verso',
    'Send your CPF and date of birth',
    'Take a selfie with your ID',
    'Mande su CPF y fecha de nacimiento',
    'Envíe una foto de su documento',
    'Envoyez votre CPF et votre date de naissance',
    'Prenez un selfie avec votre pièce d’identité',
  ],
])('what we never ask for by message is told: %s', (sign, ...texts) => {
  const found = texts.map((text) => ({ text, signs: read(text).signs.filter((one) => one === sign) }))
  expect(found).toEqual(texts.map((text) => ({ text, signs: [sign] })))
})

// VP-17, VP-09
test.each([
  'Nunca envie o código de autenticação a ninguém',
  'Guarde o código. Não o passe a ninguém.',
  'Do not send the code to anybody',
  'No envíe el código a nadie',
  'N’envoyez jamais le code à personne. Ne donnez pas le code.',
  'Leve um documento de identidade à delegacia',
  'Keep the number and the code',
])('a warning is no asking: %s', (text) => {
  expect(read(text)).toMatchObject({ verdict: 'unclear', signs: [] })
})

// VP-17
test.each<[name: string, text: string, verdict: string]>([
  ['a deposit among neighbours', 'Já fiz o deposito do aluguel', 'unlike-ours'],
  ['a recipient', 'Para: maria@gmail.com\nBom dia', 'unclear'],
  [
    'recipients by their names',
    'To: "Silva, Maria" <maria@gmail.com>, Reis, Ana <ana@bol.com.br>',
    'unclear',
  ],
  ['a private sender', 'De: delegado.silva@gmail.com\nPara: maria@gmail.com\nBom dia', 'unlike-ours'],
  ['a private address in a sentence', 'Responda\npara: provas@gmail.com e aguarde', 'unlike-ours'],
  ['a paper about the police', 'Leia em https://noticiasdapolicia.com.br/x', 'unlike-ours'],
])('the verdict says no more than is known: %s', (_name, text, verdict) => {
  expect(read(text).verdict).toBe(verdict)
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
  expect(read('envie '.repeat(3000)).verdict).toBe('unclear')
  expect(read('para: <a@b.c>, '.repeat(1300)).verdict).toBe('unclear')
  expect(read('a,'.repeat(5000) + '\nto: ' + 'b@c.de '.repeat(1000)).verdict).toBe('unclear')
})
