import {
  residences,
  partyRoles,
  type InvolvedParty,
  type PartyRole,
} from '@delegacia/domain/report/involved-party'
import { brazilDdi } from '@delegacia/domain/rules/phone'
import { brazil } from '@delegacia/domain/report/country'
import type { ItemForm } from '@delegacia/flows/engine/define'
import type { Entity } from '@delegacia/flows/engine/model/entity'

/** Most people live in Brazil, come from there, and have its dialling code; another answer replaces it. */
export const resident = {
  idLocalMoradia: residences.brazil,
  id_ddi: brazilDdi,
  id_nacionalidade: brazil,
} satisfies InvolvedParty

/** Of whom nothing is asked that could be preset, or nothing is sure to be known. */
const notAssumed: ReadonlySet<PartyRole> = new Set([
  partyRoles.suspect,
  partyRoles.guardian,
  partyRoles.responsible,
])

/** What a new entry starts with. Nothing is assumed of a suspect (PE-16), and a company has none of these fields. */
export function entryDefaults({ discriminator, defaults }: ItemForm): Entity {
  const { tipo_pessoa, atuacao } = discriminator as InvolvedParty
  if (tipo_pessoa !== 'F' || !atuacao || notAssumed.has(atuacao)) return defaults
  // Of a witness only the name is sure to be known: what is preset would be taken for an answer.
  const { id_nacionalidade, ...known } = resident
  return { ...defaults, ...known, ...(atuacao !== partyRoles.witness && { id_nacionalidade }) }
}
