import { residences, roles, type InvolvedParty } from '@delegacia/domain/report/involved-party'
import { brazilDdi } from '@delegacia/domain/rules/phone'
import { brazil } from '@delegacia/domain/report/country'
import type { ItemForm } from '@delegacia/flows/engine/define'
import type { Entity } from '@delegacia/flows/engine/model/entity'

/** What most people are until something else is said: they live in Brazil, come from there, and have its dialling code. */
export const resident = {
  idLocalMoradia: residences.brazil,
  id_ddi: brazilDdi,
  id_nacionalidade: brazil,
} satisfies InvolvedParty

/** What a new entry starts with. Of a suspect nothing is taken for granted (PE-16), of a company there is nothing to. */
export function entryDefaults({ discriminator, defaults }: ItemForm): Entity {
  const { tipo_pessoa, atuacao } = discriminator as InvolvedParty
  return tipo_pessoa === 'F' && atuacao !== roles.suspect ? { ...defaults, ...resident } : defaults
}
