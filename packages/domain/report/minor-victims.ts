import { toIsoDate } from '../language/dates.ts'
import { isMinor } from '../rules/age-group.ts'
import { partyRoles, type InvolvedParty } from './involved-party.ts'
import type { Occurrence } from './occurrence.ts'
import { declaredAgeGroup } from './question-answers.ts'

/** Whether a victim who is named is below 18, by the date of birth or, where that is not known, by the age group of the questions. */
export function hasMinorVictim({ envolvido, respostas }: Occurrence, now: Date): boolean {
  const isYoungGroup = (declaredAgeGroup(respostas) ?? oldest) < adults
  return (
    Array.isArray(envolvido) &&
    envolvido.some(
      (party: InvolvedParty | null) =>
        party?.atuacao === partyRoles.victim &&
        (isMinor(party.ds_nascimento, now) || (isYoungGroup && !hasBirthDate(party))),
    )
  )
}

/** Age groups: that of adults, and the last one. */
const [adults, oldest] = [3, 4]

const hasBirthDate = ({ ds_nascimento: birth }: InvolvedParty): boolean =>
  typeof birth === 'string' && toIsoDate(birth) !== undefined
