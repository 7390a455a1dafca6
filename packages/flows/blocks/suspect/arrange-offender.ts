import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import type { Group } from '../../engine/define.ts'
import type { FieldOf } from '../../engine/fields/any-field.ts'
import type { Entity } from '../../engine/model/entity.ts'
import { suspectAppearance } from './appearance.ts'
import { isNamed, offender } from './offender.ts'

type Condition = (party: InvolvedParty) => boolean

const askedIf = (group: Group<InvolvedParty>, condition: Condition): Group<InvolvedParty> => ({
  ...group,
  fields: group.fields.map((field): FieldOf<InvolvedParty> => ({
    ...field,
    visible: (party: Entity, context) => condition(party) && field.visible(party, context),
  })),
})

/** What only someone who knows the name can know. */
const ofNamed: readonly string[] = ['identidade', 'documentos']

/** The name has been asked already. */
const withoutName = (group: Group<InvolvedParty>): Group<InvolvedParty> => ({
  ...group,
  fields: group.fields.filter(({ name }) => name !== 'nome'),
})

/** Bond and name first; looks only where the name is unknown, and what goes with a name only where it is known (VI-06). */
export const arrangeOffender = (
  general: readonly Group<InvolvedParty>[],
): readonly Group<InvolvedParty>[] => [
  offender,
  ...suspectAppearance('F').map((group) => askedIf(group, (party) => !isNamed(party))),
  ...general.map(withoutName).map((group) => (ofNamed.includes(group.id) ? askedIf(group, isNamed) : group)),
]
