import { locales, say } from '@delegacia/domain/language/text'
import { expect, test } from 'vitest'
import { texts as confirmation } from '../../apps/server/documents/mail/confirmation-texts.ts'
import { texts as notice } from '../../apps/server/documents/mail/notice-texts.ts'
import { readMessage } from '../../apps/web/pages/validate/message-signs.ts'

const letters = { confirmation: Object.values(confirmation), notice: Object.values(notice) }

// VP-09
test.each(
  Object.entries(letters).flatMap(([name, texts]) => locales.map((locale) => ({ name, locale, texts }))),
)('the letter of the station is like ours: $name, $locale', ({ locale, texts }) => {
  const words = texts.map((text) => say(text, locale)).join('\n')
  const letter = `${words}\n00277/2026.000001-9\nhttps://delegaciavirtual.pa.gov.br/${locale}/`
  expect(readMessage(letter, 'delegaciavirtual.pa.gov.br')).toMatchObject({ verdict: 'like-ours', signs: [] })
})
