import { fullYearsBetween } from '../../language/dates.ts'
import type { ProtectedVictims } from '../../law/prosecution.data.ts'
import type { Occurrence } from '../../report/occurrence.ts'
import { partyRoles, type InvolvedParty } from '../../report/involved-party.ts'
import { declaredAgeGroup } from '../../report/question-answers.ts'
import { isOfSex } from '../../report/victim-sex.ts'
import { ageGroups } from '../../rules/age-group.ts'

/** Partners, family, and who lives or works in the same home, of the flows' bonds. */
const bondsOfHome: readonly unknown[] = [1, 2, 3, 4, 5, 6, 7, 8]

/** Violence in the family, in a condominium and against women. */
const crimesOfHome: readonly unknown[] = [5, 26, 27]

const isVictim = ({ atuacao, isVitima }: InvolvedParty): boolean =>
  atuacao === partyRoles.victim || isVitima === true

/** Whether one of the victims is a woman, by the register or by how she lives. */
export const hasWomanAsVictim = ({ envolvido, vitima }: Occurrence): boolean =>
  vitima?.sexo === 'F' || envolvido.some((party) => isVictim(party) && isOfSex(party, 'F'))

/** Whether a report tells of domestic and family violence against a woman. */
export const isWomanAtHome = (report: Occurrence): boolean =>
  hasWomanAsVictim(report) &&
  (crimesOfHome.includes(report.INFO_BOP.ID_CRIME) ||
    report.respostas?.isDomestico === true ||
    report.envolvido.some(
      ({ atuacao, id_vinculo }) => atuacao === partyRoles.suspect && bondsOfHome.includes(id_vinculo),
    ))

const isOfAge: Readonly<Record<Exclude<ProtectedVictims, 'women'>, (age: number) => boolean>> = {
  minors: (age) => age < 18,
  from60: (age) => age >= 60,
  // At 70 not yet, as 'over 70' may be read either way.
  over70: (age) => age > 70,
}

/** The ages of the victims on a day; of who tells none, the ends of the group that the questions before declare. */
function victimsAges({ envolvido, respostas }: Occurrence, day: string): readonly number[][] {
  const group = declaredAgeGroup(respostas)
  return envolvido
    .filter(isVictim)
    .flatMap(({ nascimento }) =>
      nascimento === undefined
        ? group === undefined
          ? []
          : [[...ageGroups[group]]]
        : [[fullYearsBetween(nascimento, day)]],
    )
}

/** Whether the law spares one of the victims the request, by a fact of `day`. */
export const isSpared = (
  report: Occurrence,
  spares: readonly ProtectedVictims[] = [],
  day: string,
): boolean =>
  spares.some((spared) =>
    spared === 'women'
      ? hasWomanAsVictim(report)
      : victimsAges(report, day).some((ages) => ages.every(isOfAge[spared])),
  )
