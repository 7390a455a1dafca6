import { fullYearsBetween, stateNow, toIsoDate } from '../language/dates.ts'
import type { ValidationIssue } from './validation-issue.ts'

/** The age groups that a question declares, in full years, both ends included (QS-11). */
export const ageGroups = { 1: [0, 11], 2: [12, 17], 3: [18, 59], 4: [60, 100] } as const
export type AgeGroup = keyof typeof ageGroups

/** The answers that declare an age group, youngest first: question 2 of violence and stalking, 18 of a condominium. */
const firstAnswers: Readonly<Record<number, number>> = { 2: 1, 18: 10 }

/** QS-11: the age group that an answer declares, or undefined where it declares none. */
export function ageGroupOf(question: number, answer: number): AgeGroup | undefined {
  const first = firstAnswers[question]
  if (first === undefined) return undefined
  return ([1, 2, 3, 4] as const).find((group) => group === answer - first + 1)
}

/** Full years of a person born on a day (YYYY-MM-DD), today in the State. */
const ageOf = (birth: string, now: Date): number => fullYearsBetween(birth, stateNow(now).slice(0, 10))

/** A child is of the first group (PE-05, PE-15); `typed` is the birth date DD/MM/YYYY. */
export const isChild = (typed: unknown, now: Date): boolean => isAtMost(ageGroups[1][1], typed, now)

/** A child or an adolescent, who may have neither identity card, marital status nor telephone (PE-22). */
export const isMinor = (typed: unknown, now: Date): boolean => isAtMost(ageGroups[2][1], typed, now)

function isAtMost(age: number, typed: unknown, now: Date): boolean {
  const birth = typeof typed === 'string' ? toIsoDate(typed) : undefined
  return birth !== undefined && ageOf(birth, now) <= age
}

/** PE-09: the age of the birth date DD/MM/YYYY must fit the group that was declared; an impossible date is the birth date's own issue. */
export function checkAgeGroup(
  typed: string,
  { now, group }: { now: Date; group: AgeGroup },
): ValidationIssue | undefined {
  const birth = toIsoDate(typed)
  if (!birth) return undefined
  const [min, max] = ageGroups[group]
  const age = ageOf(birth, now)
  // Who is older than the oldest of the last group is of it: how old is the birth date's own question.
  return age >= min && (age <= max || max === ageGroups[4][1])
    ? undefined
    : { code: 'ageOutsideGroup', params: { min, max } }
}
