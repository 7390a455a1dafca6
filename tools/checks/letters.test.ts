import { locales, say, type Locale, type Text } from '@delegacia/domain/language/text'
import { describe, expect, test } from 'vitest'
import { confirmationMessage } from '../../apps/server/documents/mail/confirmation-message.ts'
import { noticeMessage } from '../../apps/server/documents/mail/notice-message.ts'
import { readMessage } from '../../apps/web/pages/validate/message-signs.ts'

const host = 'delegaciavirtual.pa.gov.br'

/** The text that a browser copies from a letter in HTML, with the address of each link behind its words. */
const copied = (html: string) =>
  html
    .replace(/<title>.*<\/title>/, '')
    .replaceAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g, '$2 <$1>')
    .replaceAll(/<[^>]*>(?=[^>]*(<|$))/g, '\n')
    .replaceAll(/&#(\d+);/g, (_sign, code) => String.fromCodePoint(Number(code)))

type Letter = { sender: string; subject: string; text: string }

/** Every letter that the station sends to a citizen, in one language. */
function lettersIn(locale: Locale): [name: string, letter: Letter][] {
  const kinds = [false, true].flatMap((test) => [false, true].map((discreet) => ({ test, discreet })))
  return [
    ['the notice', noticeMessage(locale)],
    ...kinds.flatMap((kind): [string, Letter][] => {
      const { html, ...letter } = confirmationMessage(
        { number: '00277/2026.000001-9', portal: `https://${host}/`, ...kind },
        locale,
      )
      const name = `the confirmation${kind.test ? ', test' : ''}${kind.discreet ? ', discreet' : ''}`
      return [
        [name, letter],
        [`${name}, from HTML`, { ...letter, text: copied(html) }],
      ]
    }),
  ]
}

const wrapped = (text: string) => text.replaceAll(/(.{1,66})(?: |$)/gm, '$1\n')
const quoted = (text: string) => wrapped(text).replaceAll(/^/gm, '> ')
const from = (sender: string) => `${sender} <naoresponda@${host}>`
const mine = 'maria@gmail.com'

const heads: Readonly<Record<string, Text>> = {
  recipient: { pt: 'Para', en: 'To', es: 'Para', fr: 'À' },
  sender: { pt: 'De', en: 'From', es: 'De', fr: 'De' },
  subject: { pt: 'Assunto', en: 'Subject', es: 'Asunto', fr: 'Objet' },
  sent: { pt: 'Enviado', en: 'Sent', es: 'Enviado', fr: 'Envoyé' },
  copy: { pt: 'Cc', en: 'Cc', es: 'CC', fr: 'Cc' },
  by: { pt: 'enviado por', en: 'mailed-by', es: 'enviado por', fr: 'envoyé par' },
  signed: { pt: 'assinado por', en: 'signed-by', es: 'firmado por', fr: 'signé par' },
}

/** A letter as the mail programs copy it: the words alone, or below its head. */
function pasted({ sender, subject, text }: Letter, locale: Locale): Record<string, string> {
  const head = (name: string) => say(heads[name] ?? { pt: '', en: '', es: '', fr: '' }, locale)
  return {
    'words alone': text,
    'wrapped words': wrapped(text),
    'one head line': `${head('recipient')}: ${mine}\n\n${text}`,
    'head of a desktop program': [
      `${head('sender')}: ${from(sender)}`,
      `${head('sent')}: 25/11/2026 10:00`,
      `${head('recipient')}: Maria <${mine}>; 'João' <joao@hotmail.com>,`,
      '\tana@yahoo.com.br',
      `${head('copy')}: ana@uol.com.br`,
      `${head('subject')}: ${subject}\n\n${text}`,
    ].join('\n'),
    'opened head of webmail': [
      `${head('sender').toLowerCase()}:\t${from(sender)}`,
      `${head('recipient').toLowerCase()}:\t${mine}`,
      `${head('subject').toLowerCase()}:\t${subject}`,
      `${head('by')}:\tpa.gov.br`,
      `${head('signed')}:\tpa.gov.br\n\n${text}`,
    ].join('\n'),
    'bold head of a phone': `*${head('sender')}:* ${from(sender)}\n*${head('recipient')}:* <${mine}>\n\n${text}`,
    forwarded: [
      `${head('sender')}: Maria <${mine}>`,
      `${head('recipient')}: joao@hotmail.com`,
      `${head('subject')}: Fwd: ${subject}\n`,
      `---------- Forwarded message ---------`,
      `${head('sender')}: ${from(sender)}`,
      `${head('recipient')}: <${mine}>\n\n${text}`,
    ].join('\n'),
    quoted: `${quoted(`${head('sender')}: ${from(sender)}`)}\n> ${head('recipient')}: ${mine}\n>\n${quoted(text)}`,
  }
}

// VP-09, VP-17
describe.each(locales)('the letters of the station are like ours, however they are pasted, %s', (locale) => {
  test.each(lettersIn(locale))('%s', (_name, letter) => {
    const read = Object.entries(pasted(letter, locale)).map(([way, text]) => {
      const { verdict, signs } = readMessage(text, host)
      return [way, verdict, ...signs]
    })
    expect(read).toEqual(Object.keys(pasted(letter, locale)).map((way) => [way, 'like-ours']))
  })
})
