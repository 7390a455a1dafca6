import { declaredAgeGroup } from '@delegacia/domain/report/question-answers'
import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import { checkAgeGroup, isMinor } from '@delegacia/domain/rules/age-group'
import { adultAge, checkBirthDate, oldestAge, oldestConfirmedAge } from '@delegacia/domain/rules/birth-date'
import type { ValidationIssue } from '@delegacia/domain/rules/validation-issue'
import type { Context } from '../../engine/model/context.ts'

/** What is wrong with a birth date, DD/MM/YYYY, of a person in a report, and what even when it was confirmed. */
export type AgeRule = (
  birth: string,
  party: InvolvedParty,
  context: Context,
  confirmed?: boolean,
) => ValidationIssue | undefined

/** What a child or an adolescent may not have is required of adults, and of nobody where little is known (PE-22). */
export const requiredOfAdults =
  (lenient: boolean) =>
  ({ ds_nascimento }: InvolvedParty, { now }: Context): boolean =>
    !lenient && !isMinor(ds_nascimento, now)

const oldest = (confirmed: boolean) => (confirmed ? oldestConfirmedAge : oldestAge)

/** 18 full years to 100, or to 120 once that is confirmed (PE-08). */
export const adult: AgeRule = (birth, _party, { now, unsureClock }, confirmed = false) =>
  checkBirthDate(birth, { now, unsureClock, minimumAge: adultAge, maximumAge: oldest(confirmed) })

/** A suspect may be a child or an adolescent, and so may a victim of some crimes. */
export const atMostOldest: AgeRule = (birth, _party, { now, unsureClock }, confirmed = false) =>
  checkBirthDate(birth, { now, unsureClock, maximumAge: oldest(confirmed) })

/** Full years from which nobody asks whether a witness can be so young. */
const speaks = 3

/** A witness may be a child, but one that cannot speak is mostly a slip of the date. */
export const witnessAge: AgeRule = (birth, party, context, confirmed = false) => {
  const issue = atMostOldest(birth, party, context, confirmed)
  const tooYoung = checkBirthDate(birth, { now: context.now, minimumAge: speaks })?.code === 'minimumAge'
  return issue ?? (tooYoung && !confirmed ? { code: 'veryYoung', params: { min: speaks } } : undefined)
}

/** A person who died may have been older than the limit for the living. */
export const anyAge: AgeRule = (birth, _party, { now, unsureClock }) =>
  checkBirthDate(birth, { now, unsureClock })

/** A victim of a special path may be a child; where an age group was declared, the age must fit it (PE-09, SU-04). */
export const declaredAge: AgeRule = (birth, party, context, confirmed) => {
  const group = declaredAgeGroup(context.report.respostas)
  return (
    atMostOldest(birth, party, context, confirmed) ??
    (group && checkAgeGroup(birth, { now: context.now, group }))
  )
}

/** The reporter is an adult, and, as the victim, of the declared group. */
export const reporterAge: AgeRule = (birth, party, context, confirmed) =>
  adult(birth, party, context, confirmed) ??
  (context.report.respostas?.isVitima === true ? declaredAge(birth, party, context, confirmed) : undefined)
