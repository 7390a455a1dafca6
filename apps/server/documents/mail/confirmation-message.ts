import { labelled } from '@delegacia/domain/language/labelled'
import { type Locale, say, type Text } from '@delegacia/domain/language/text'
import { confirmationTexts as words } from './confirmation-texts.ts'

/** The confirmation in one language, as plain text and as the same words in HTML. */
export type ConfirmationMessage = { sender: string; subject: string; text: string; html: string }

/** @param portal the portal's home page, the only link in the message */
export function confirmationMessage(number: string, portal: string, locale: Locale): ConfirmationMessage {
  const inLocale = (text: Text) => say(text, locale)
  return {
    sender: inLocale(words.sender),
    subject: inLocale(words.subject),
    text: [
      inLocale(words.heading),
      inLocale(words.thanks),
      labelled(inLocale(words.number), number, locale),
      inLocale(words.secondCopy),
      labelled(inLocale(words.openPortal), portal, locale),
      inLocale(words.changes),
      inLocale(words.emergency),
      `${inLocale(words.sender)}\n${inLocale(words.automatic)}`,
    ].join('\n\n'),
    html: page(
      locale,
      inLocale(words.subject),
      [
        `<p style="margin:0;padding:16px 24px;background:#0b2a4a;color:#fff;font-weight:bold">${escape(inLocale(words.sender))}</p>`,
        '<div style="padding:8px 24px 24px">',
        `<h1 style="font-size:22px;line-height:1.3;margin:16px 0">${escape(inLocale(words.heading))}</h1>`,
        paragraph(inLocale(words.thanks)),
        `<p style="margin:16px 0;padding:12px 16px;background:#f1f5f9;border-left:4px solid #d9a21b;color:#16202b">${escape(inLocale(words.number))}<br><strong style="font-size:20px">${escape(number)}</strong></p>`,
        paragraph(inLocale(words.secondCopy)),
        `<p style="margin:24px 0"><a href="${escape(portal)}" style="display:inline-block;padding:12px 20px;background:#124b85;color:#fff;border-radius:8px;font-weight:bold;text-decoration:none">${escape(inLocale(words.openPortal))}</a></p>`,
        paragraph(inLocale(words.changes)),
        `<p style="margin:16px 0"><strong>${escape(inLocale(words.emergency))}</strong></p>`,
        `<p style="margin:24px 0 0;font-size:14px;color:#4a5a6c">${escape(inLocale(words.automatic))}</p>`,
        '</div>',
      ].join('\n'),
    ),
  }
}

const languageTags = {
  'pt-br': 'pt-BR',
  'en-us': 'en',
  'es-es': 'es',
  'fr-fr': 'fr',
} as const satisfies Record<Locale, string>

const paragraph = (text: string): string => `<p style="margin:16px 0">${escape(text)}</p>`

function page(locale: Locale, title: string, body: string): string {
  return `<!doctype html>
<html lang="${languageTags[locale]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title></head>
<body style="margin:0;padding:16px;background:#eef2f6">
<div role="article" lang="${languageTags[locale]}" style="max-width:600px;margin:0 auto;background:#fff;color:#16202b;font:16px/1.5 system-ui,Arial,sans-serif;border-radius:8px;overflow:hidden">
${body}
</div>
</body>
</html>
`
}

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
