import { declaredAgeGroup } from '@delegacia/domain/report/question-answers'
import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import { checkAgeGroup, isMinor } from '@delegacia/domain/rules/age-group'
import { adultAge, checkBirthDate, oldestAge } from '@delegacia/domain/rules/birth-date'
import type { ValidationIssue } from '@delegacia/domain/rules/validation-issue'
import type { Context } from '../../engine/model/context.ts'

/** What is wrong with a birth date, DD/MM/YYYY, of a person in a report. */
export type AgeRule = (birth: string, party: InvolvedParty, context: Context) => ValidationIssue | undefined

/** What a child or an adolescent may not have is required of adults, and of nobody where little is known (PE-22). */
export const requiredOfAdults =
  (lenient: boolean) =>
  ({ ds_nascimento }: InvolvedParty, { now }: Context): boolean =>
    !lenient && !isMinor(ds_nascimento, now)

/** 18 full years to 100 (PE-08). */
export const adult: AgeRule = (birth, _party, { now }) =>
  checkBirthDate(birth, { now, minimumAge: adultAge, maximumAge: oldestAge })

/** A witness may be a child. */
export const atMostOldest: AgeRule = (birth, _party, { now }) =>
  checkBirthDate(birth, { now, maximumAge: oldestAge })

/** A person who died may have been older than the limit for the living. */
export const anyAge: AgeRule = (birth, _party, { now }) => checkBirthDate(birth, { now })

/** A victim of a special path may be a child; where an age group was declared, the age must fit it (PE-09, SU-04). */
export const declaredAge: AgeRule = (birth, party, context) => {
  const group = declaredAgeGroup(context.report.respostas)
  return atMostOldest(birth, party, context) ?? (group && checkAgeGroup(birth, { now: context.now, group }))
}

/** The reporter is an adult, and, as the victim, of the declared group. */
export const reporterAge: AgeRule = (birth, party, context) =>
  adult(birth, party, context) ??
  (context.report.respostas?.isVitima === true ? declaredAge(birth, party, context) : undefined)
