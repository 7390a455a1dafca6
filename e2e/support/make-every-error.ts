import { expect, type Page } from '@playwright/test'
import type { IssueCode } from '@delegacia/domain/language/issue-texts'
import { labelled } from '@delegacia/domain/language/labelled'
import { say, type Locale } from '@delegacia/domain/language/text'
import { issueMessage, type ValidationIssue } from '@delegacia/domain/rules/validation-issue'
import type { Group } from '@delegacia/flows/engine/define'
import { press, tabTo } from './press-keys.ts'
import { answer, asPattern, controlOf, wayOn, type Answer, type Shown } from './answer-by-keyboard.ts'

/** Nothing is done to the field. */
export const leave = Symbol('leave')

/** What goes into a field, and what is told of it: mostly something. */
export type Try = readonly [given: Answer | typeof leave, fault?: IssueCode | ValidationIssue]

/** A field of a form with everything that a person can get wrong there. */
export type Ask = {
  /** Its name in the group, such as `documento/0/numero`. */
  field: string
  wrong: readonly Try[]
  right: Answer | typeof leave
  /** The field whose right answer opens this one. */
  after?: string
  /** Of a detail, which the lists of the station name, not the flow. */
  shown?: Shown
}

/** The same fields without an error. */
export const soundly = (asks: readonly Ask[]): Ask[] => asks.map((ask) => ({ ...ask, wrong: [] }))

/** The round in which a field is first there to be answered. */
function start(asks: readonly Ask[], { after }: Ask): number {
  const opener = asks.find(({ field }) => field === after)
  return opener ? start(asks, opener) + opener.wrong.length : 0
}

function shownAs(group: Group, { field: name, shown }: Ask): Shown {
  if (shown) return shown
  const field = group.fields.find((one) => one.name === name)
  if (!field) throw new Error(`${group.id} does not ask ${name}`)
  return { kind: field.kind, label: field.label, ...('control' in field && { control: field.control }) }
}

type Told = { shown: Shown; fault: ValidationIssue }

/**
 * Fills one screen by keyboard, making every error of the table once: in each round every field gets its next wrong
 * answer, all messages are read in the summary and beside their fields, and a link of the summary is followed back.
 */
export async function makeEveryError(page: Page, locale: Locale, group: Group, asks: readonly Ask[]) {
  const rounds = Math.max(...asks.map((ask) => start(asks, ask) + ask.wrong.length))
  for (let round = 0; round <= rounds; round++) {
    const told: Told[] = []
    for (const ask of asks) {
      const turn = round - start(asks, ask)
      if (turn < 0 || turn > ask.wrong.length) continue
      const [given, fault] = ask.wrong[turn] ?? [ask.right]
      const shown = shownAs(group, ask)
      if (given !== leave) await answer(page, shown, given, locale)
      // What another answer opens is left open only once it is there.
      else if (fault) await expect(controlOf(page, shown, locale)).toBeAttached()
      if (fault) told.push({ shown, fault: typeof fault === 'string' ? { code: fault } : fault })
    }
    if (round === rounds) return goOn(page)
    await press(page, wayOn(page))
    await expectTold(page, locale, told, round)
  }
}

/** Continue, by Enter; the next screen's heading has the focus. */
export async function goOn(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.elementHandle()
  await press(page, wayOn(page))
  await expect.poll(() => before?.evaluate((element) => element.isConnected)).toBe(false)
  await expect(heading, 'the heading of the next screen has the focus').toBeFocused()
}

async function expectTold(page: Page, locale: Locale, told: readonly Told[], round: number): Promise<void> {
  const messages = told.map(({ fault }) => issueMessage(fault, locale))
  const summary = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ has: page.getByRole('link') })
  await expect(summary.getByRole('link')).toHaveText(
    told.map(({ shown }, place) => {
      const message = messages[place] ?? ''
      const label = say(shown.label, locale)
      return message.startsWith(label) ? message : labelled(label, message, locale)
    }),
  )
  for (const [place, { shown }] of told.entries()) {
    const control = controlOf(page, shown, locale)
    await expect(control).toHaveAccessibleDescription(new RegExp(asPattern(messages[place] ?? '')))
    await expect(control).toHaveAttribute('aria-invalid', 'true')
  }
  if (isNarrativeAlone(told)) {
    await expect(controlOf(page, (told[0] as Told).shown, locale)).toBeFocused()
    return
  }
  await expect(summary, 'the summary has the focus').toBeFocused()
  const place = round % told.length
  const link = summary.getByRole('link').nth(place)
  await tabTo(page, link)
  await page.keyboard.press('Enter')
  await expect(controlOf(page, (told[place] as Told).shown, locale)).toBeFocused()
}

/** FA-07: an empty narrative takes the focus itself. */
const isNarrativeAlone = (told: readonly Told[]) =>
  told.length === 1 && told[0]?.shown.kind === 'narrative' && told[0].fault.code === 'required'
