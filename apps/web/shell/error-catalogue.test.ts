// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { issueTexts, type IssueCode } from '@delegacia/domain/language/issue-texts'
import { parseSync, Visitor, type ESTree } from 'vite'
import { describe, expect, test } from 'vitest'

/** The field messages of section 8 of both documents, by the code that raises each. */
const fieldMessages: readonly [message: string, code: IssueCode][] = [
  ['required field', 'required'],
  ['required field, of a choice', 'choiceRequired'],
  ['complement length', 'complementSize'],
  ['maximum digits', 'maximumDigits'],
  ['ideal name size', 'nameSize'],
  ['surname required', 'surnameRequired'],
  ['abbreviated name', 'abbreviatedName'],
  ['name requirements, characters not allowed', 'nameCharacters'],
  ['characters not allowed', 'charactersNotAllowed'],
  ['invalid number', 'invalidNumber'],
  ['invalid date', 'invalidDate'],
  ['invalid date and/or time', 'invalidDateTime'],
  ['no future date', 'futureDate'],
  ['not older than one hundred years', 'olderThanHundredYears'],
  ['minimum age', 'minimumAge'],
  ['maximum age', 'maximumAge'],
  ['age incompatible with the declared age group', 'ageOutsideGroup'],
  ['the reporter must be of legal age', 'reporterMustBeAdult'],
  ['issuer minimum and maximum', 'issuerSize'],
  ['document number minimum and maximum', 'documentNumberSize'],
  ['number minimum and maximum', 'numberRange'],
  ['minimum children', 'minChildren'],
  ['maximum children', 'maxChildren'],
  ['minimum characters', 'tooShort'],
  ['maximum characters', 'tooLong'],
  ['invalid CPF', 'invalidCpf'],
  ['CPF already used', 'cpfAlreadyUsed'],
  ['invalid CNPJ', 'invalidCnpj'],
  ['invalid IMEI', 'invalidImei'],
  ['narrative ideal size', 'narrativeSize'],
]

/** The other messages: the file and the name of each, and what its English must say. */
const messages: readonly [message: string, file: string, name: string, says: RegExp][] = [
  ['ad blocker', 'api/failure-notice.ts', 'blocked', /service was blocked, possibly by .* browser .*Adblock/],
  ['failure', 'api/failure-notice.ts', 'failed', /^There was a service failure. Please try again later.$/],
  ['no answer', 'api/failure-notice.ts', 'offline', /^Please check your internet connection.$/],
  ['save error, title', 'pages/report/submit/saving-dialog.tsx', 'refusedTitle', /^Error saving the report/],
  ['save error', 'pages/report/submit/saving-dialog.tsx', 'refused', /check the details and try again/],
  ['saving', 'pages/report/submit/saving-dialog.tsx', 'saving', /^Registering/],
  ['page not found', 'pages/not-found/not-found-page.tsx', 'title', /^Page not found$/],
  ['address', 'pages/address-unknown/address-unknown-page.tsx', 'title', /^The address does not exist in/],
  ['IP not found', 'pages/home/register/ip-address-notice.tsx', 'title', /IP address/],
  ['IP not found, why', 'pages/home/register/ip-address-notice.tsx', 'why', /ad blocker or a firewall/],
  ['IP not found, retry', 'pages/home/register/ip-address-notice.tsx', 'again', /^Try again$/],
  ['location not found', 'inputs/device-place-texts.ts', 'missingTitle', /^Location not found$/],
  ['location denied', 'inputs/device-place-texts.ts', 'deniedTitle', /denied/],
  ['location guide', 'inputs/device-place-texts.ts', 'guide', /^How to switch on/],
  ['location not supported', 'inputs/device-place-texts.ts', 'unsupported', /not supported by this browser/],
  ['mistyped verification code', 'documents/read-code.ts', 'mistyped', /typing error/],
  ['second copy not found', 'pages/home/second-copy/second-copy-card.tsx', 'unknown', /found no report/],
  ['address not found, no results', 'inputs/address/place-box.tsx', 'none', /^No results found/],
  ['occurrence not found in the list', 'pages/home/register/occurrence-choice.tsx', 'none', /No incident/],
  ['report not found, title', 'pages/print/print-page.tsx', 'missingTitle', /^Report not found$/],
  ['report not found', 'pages/print/print-page.tsx', 'missing', /Check the number and try again/],
  ['yes/no, wrong answer', 'ui/yes-no-question.tsx', 'important', /^Important$/],
  ['yes/no, giving up', 'ui/yes-no-question.tsx', 'giveUp', /^Give up$/],
]

/** The row of four of that name in a file, its languages by their letters; what is no plain sentence is left out. */
function rowIn(file: string, name: string): Record<string, string> {
  const path = join(import.meta.dirname, '..', file)
  const row: Record<string, string> = {}
  const nameOf = (key: ESTree.Node) => (key.type === 'Identifier' ? key.name : undefined)
  new Visitor({
    Property({ key, value }) {
      if (nameOf(key) !== name || value.type !== 'ObjectExpression') return
      for (const one of value.properties)
        if (one.type === 'Property' && one.value.type === 'Literal' && typeof one.value.value === 'string')
          row[nameOf(one.key) ?? ''] ??= one.value.value
    },
  }).visit(parseSync(path, readFileSync(path, 'utf8')).program)
  return row
}

// ER-03
describe('of both error catalogues', () => {
  test.each(fieldMessages)('the field message "%s" is said in four languages', (_, code) => {
    const sentences = Object.values(issueTexts[code])
    expect(new Set(sentences.filter((sentence) => sentence.trim())).size).toBe(4)
  })

  test.each(messages)('"%s" is said in four languages', (_, file, name, says) => {
    const row = rowIn(file, name)
    expect(Object.keys(row).toSorted()).toEqual(['en', 'es', 'fr', 'pt'])
    expect(Object.values(row).filter((sentence) => !sentence.trim())).toEqual([])
    expect(row['en']).toMatch(says)
  })
})
