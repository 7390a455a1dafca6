import { followName } from '@delegacia/domain/desk/citizen/follow-name'
import { labelled } from '@delegacia/domain/language/labelled'
import { homeOf, type Locale, say, type Text } from '@delegacia/domain/language/text'
import { texts } from './confirmation-texts.ts'

/** The confirmation in one language, as plain text and in HTML. */
export type ConfirmationMessage = { sender: string; subject: string; text: string; html: string }

type Letter = {
  number: string
  /** The portal's home page; in the message is one link, to it or to a page of it. */
  portal: string
  /** Whether the document is sealed with the test certificate. */
  test: boolean
  /** Somebody nearby may be dangerous and read the mail: nothing in it leads to what the police answer. */
  discreet?: boolean
}

export function confirmationMessage(
  { number, portal, test, discreet = false }: Letter,
  locale: Locale,
): ConfirmationMessage {
  const inLocale = (text: Text) => say(text, locale)
  const validity = inLocale(test ? texts.test : texts.valid)
  const secondCopy = inLocale(discreet ? texts.secondCopyScreen : texts.secondCopy)
  const link = discreet
    ? { label: inLocale(texts.openPortal), to: portal }
    : { label: inLocale(followName), to: `${new URL(homeOf(locale), portal).href}#/acompanhar` }
  const changes = inLocale(discreet ? texts.changes : texts.follow)
  return {
    sender: inLocale(texts.sender),
    subject: inLocale(texts.subject),
    text: [
      inLocale(texts.heading),
      inLocale(texts.thanks),
      validity,
      labelled(inLocale(texts.number), number, locale),
      secondCopy,
      labelled(link.label, link.to, locale),
      changes,
      inLocale(texts.emergency),
      `${inLocale(texts.sender)}\n${inLocale(texts.automatic)}`,
    ].join('\n\n'),
    html: page(
      locale,
      inLocale(texts.subject),
      [
        `<p style="margin:0;padding:16px 24px;background:#0b2a4a;color:#fff;font-weight:bold">${escape(inLocale(texts.sender))}</p>`,
        '<div style="padding:8px 24px 24px">',
        `<h1 style="font-size:22px;line-height:1.3;margin:16px 0">${escape(inLocale(texts.heading))}</h1>`,
        paragraph(inLocale(texts.thanks)),
        test
          ? `<p style="margin:16px 0;padding:12px 16px;border:2px solid #a31515;color:#a31515;font-weight:bold">${escape(validity)}</p>`
          : paragraph(validity),
        `<p style="margin:16px 0;padding:12px 16px;background:#f1f5f9;border-left:4px solid #d9a21b;color:#16202b">${escape(inLocale(texts.number))}<br><strong style="font-size:20px">${escape(number)}</strong></p>`,
        paragraph(secondCopy),
        `<p style="margin:24px 0"><a href="${escape(link.to)}" style="display:inline-block;padding:12px 20px;background:#124b85;color:#fff;border-radius:8px;font-weight:bold;text-decoration:none">${escape(link.label)}</a></p>`,
        paragraph(changes),
        `<p style="margin:16px 0"><strong>${escape(inLocale(texts.emergency))}</strong></p>`,
        `<p style="margin:24px 0 0;font-size:14px;color:#4a5a6c">${escape(inLocale(texts.automatic))}</p>`,
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
