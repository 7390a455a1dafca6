import { say, type Locale } from '@delegacia/domain/language/text'
import { texts as confirmation } from './confirmation-texts.ts'
import { texts } from './notice-texts.ts'

/** The notice in one language: plain text alone, in which no link and no picture can be. */
export function noticeMessage(locale: Locale): { sender: string; subject: string; text: string } {
  const sender = say(confirmation.sender, locale)
  const { subject, news, noLink, stop, automatic } = texts
  return {
    sender,
    subject: say(subject, locale),
    text: [news, noLink, stop, automatic].map((text) => say(text, locale)).join('\n\n') + `\n\n${sender}\n`,
  }
}
