import { expect, type Page } from '@playwright/test'
import type { IssueCode } from '@delegacia/domain/language/issue-texts'
import { labelled } from '@delegacia/domain/language/labelled'
import { say, type Locale } from '@delegacia/domain/language/text'
import { issueMessage, type ValidationIssue } from '@delegacia/domain/rules/validation-issue'
import type { Group } from '@delegacia/flows/engine/define'
import { press, tabTo } from './press-keys.ts'
import {
  answer,
  asPattern,
  continueButton,
  controlOf,
  type Answer,
  type Question,
} from './answer-by-keyboard.ts'

/** The field is left as it is. */
export const leave = Symbol('leave')

/** What goes into a field, and the issue that it has, if any. */
export type Try = readonly [given: Answer | typeof leave, issue?: IssueCode | ValidationIssue]

/** A field of a form with every error that a person can make there. */
export type FieldErrors = {
  /** Its name in the group, such as `documento/0/numero`. */
  field: string
  wrong: readonly Try[]
  right: Answer | typeof leave
  /** The field whose right answer opens this one. */
  after?: string
  /** The question about a detail, which is in the lists of the station, not in the flow. */
  question?: Question
}

/** The same fields, answered correctly at once. */
export const withoutErrors = (fields: readonly FieldErrors[]): FieldErrors[] =>
  fields.map((field) => ({ ...field, wrong: [] }))

/** The first round in which the form shows a field. */
function firstRound(fields: readonly FieldErrors[], { after }: FieldErrors): number {
  const opener = fields.find(({ field }) => field === after)
  return opener ? firstRound(fields, opener) + opener.wrong.length : 0
}

function questionOf(group: Group, { field: name, question }: FieldErrors): Question {
  if (question) return question
  const field = group.fields.find((one) => one.name === name)
  if (!field) throw new Error(`${group.id} does not ask ${name}`)
  const { kind, label, missing } = field
  return { kind, label, missing, ...('control' in field && { control: field.control }) }
}

/** An answer that is missing is named by its question. */
function issueAt(
  { field: name }: FieldErrors,
  { label, missing }: Question,
  issue: IssueCode | ValidationIssue,
): ValidationIssue {
  if (typeof issue !== 'string') return issue
  return issue === 'required' || issue === 'choiceRequired'
    ? { code: issue, unanswered: { name, label, ...(missing && { sentence: missing }) } }
    : { code: issue }
}

type ExpectedIssue = { question: Question; issue: ValidationIssue }

/**
 * Fills one screen by keyboard and makes every error of the table once: in each round every field gets its next wrong
 * answer, the summary and the fields show all messages, and one link of the summary leads back to its field.
 */
export async function makeEveryError(
  page: Page,
  locale: Locale,
  group: Group,
  fields: readonly FieldErrors[],
) {
  const rounds = Math.max(...fields.map((field) => firstRound(fields, field) + field.wrong.length))
  for (let round = 0; round <= rounds; round++) {
    const expected: ExpectedIssue[] = []
    for (const field of fields) {
      const attempt = round - firstRound(fields, field)
      if (attempt < 0 || attempt > field.wrong.length) continue
      const [given, issue] = field.wrong[attempt] ?? [field.right]
      const question = questionOf(group, field)
      if (given !== leave) {
        await openFolded(page, group, field)
        await answer(page, question, given, locale)
      }
      // A field that another answer opens must be there before it counts as left empty.
      else if (issue) await expect(controlOf(page, question, locale)).toBeAttached()
      if (issue) expected.push({ question, issue: issueAt(field, question, issue) })
    }
    if (round === rounds) return goOn(page)
    await press(page, continueButton(page))
    await expectIssues(page, locale, expected, round)
  }
}

/** Opens the line under which a question stands, if it is closed. */
async function openFolded(page: Page, group: Group, { field }: FieldErrors): Promise<void> {
  if (!group.fields.find(({ name }) => name === field)?.folded) return
  const path = field.replaceAll('/', '-')
  const closed = page.locator('main details:not([open])', { has: page.locator(`[id$="${path}"]`) })
  if ((await closed.count()) > 0) await press(page, closed.locator('summary'))
}

/** Continue, by Enter; the next screen's heading has the focus. */
export async function goOn(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.elementHandle()
  await press(page, continueButton(page))
  await expect.poll(() => before?.evaluate((element) => element.isConnected)).toBe(false)
  await expect(heading, 'the heading of the next screen has the focus').toBeFocused()
}

async function expectIssues(
  page: Page,
  locale: Locale,
  expected: readonly ExpectedIssue[],
  round: number,
): Promise<void> {
  const messages = expected.map(({ issue }) => issueMessage(issue, locale))
  const summary = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ has: page.getByRole('link') })
  await expect(summary.getByRole('link')).toHaveText(
    expected.map(({ question, issue }, place) => {
      const message = messages[place] ?? ''
      const label = say(question.label, locale)
      return issue.unanswered || message.startsWith(label) ? message : labelled(label, message, locale)
    }),
  )
  for (const [place, { question }] of expected.entries()) {
    const control = controlOf(page, question, locale)
    await expect(control.and(page.locator('[aria-invalid=true]'))).toHaveAccessibleDescription(
      new RegExp(asPattern(messages[place] ?? '')),
    )
  }
  if (isNarrativeAlone(expected)) {
    await expect(controlOf(page, (expected[0] as ExpectedIssue).question, locale)).toBeFocused()
    return
  }
  await expect(summary, 'the summary has the focus').toBeFocused()
  const place = round % expected.length
  const link = summary.getByRole('link').nth(place)
  await tabTo(page, link)
  await page.keyboard.press('Enter')
  await expect(controlOf(page, (expected[place] as ExpectedIssue).question, locale)).toBeFocused()
}

/** FA-07: an empty narrative takes the focus itself. */
const isNarrativeAlone = (expected: readonly ExpectedIssue[]) =>
  expected.length === 1 && expected[0]?.question.kind === 'narrative' && expected[0].issue.code === 'required'
