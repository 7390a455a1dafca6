import { defineTexts, type Text } from '@delegacia/domain/language/text'
import type { PartyRole } from '@delegacia/domain/report/involved-party'
import { partyRoles } from '@delegacia/domain/report/involved-party'
import type { Part } from '../../engine/define.ts'
import { adult, anyAge, atMostOldest, witnessAge, type AgeRule } from './age.ts'

/** What is asked about a person of some role, what is required, and under which headings. */
export type PersonOptions = {
  readonly role: PartyRole
  /** Little is known of a suspect: nothing is required, but what is filled in is checked (PE-16). */
  readonly lenient: boolean
  /** Of the person only the name is sure to be known: 'I do not know' answers whatever else is required (LA-05). */
  readonly unsure?: boolean
  /** Not even the name need be known: then the person is described (PE-34). */
  readonly describable?: boolean
  /** The reporter may have lost the telephone on which they are usually reached. */
  readonly withoutPhone?: boolean
  /** The age that the person must have. */
  readonly age: AgeRule
  /** Headings of the groups: who the person is, more about them, how to reach them. */
  readonly headings: { readonly who: Text; readonly about: Text; readonly reach: Text }
  /** The part of a stepper that the groups are in. */
  readonly part?: Part
  /** In a ride by app the person drove or was a passenger (WZ-10). */
  readonly ride?: boolean
  /** The person has died: contacts are not asked. */
  readonly deceased?: boolean
}

const texts = defineTexts({
  who: { pt: 'Quem é?', en: 'Who is it?', es: '¿Quién es?', fr: 'Qui est-ce ?' },
  whoDied: { pt: 'Quem faleceu?', en: 'Who died?', es: '¿Quién falleció?', fr: 'Qui est décédé ?' },
  about: {
    pt: 'Sobre a pessoa',
    en: 'About the person',
    es: 'Sobre la persona',
    fr: 'À propos de la personne',
  },
  reach: {
    pt: 'Contatos da pessoa',
    en: 'How to reach the person',
    es: 'Contactos de la persona',
    fr: 'Coordonnées de la personne',
  },
  data: { pt: 'Dados da pessoa', en: 'The person', es: 'Datos de la persona', fr: 'La personne' },
})

/** The general part of a person's stepper. */
const personPart: Part = { id: 'pessoa', title: texts.data }

const headings = { who: texts.who, about: texts.about, reach: texts.reach }

export const victimOptions: PersonOptions = {
  role: partyRoles.victim,
  lenient: false,
  unsure: true,
  describable: true,
  age: adult,
  headings: headings,
  part: personPart,
}
export const deceasedOptions: PersonOptions = {
  ...victimOptions,
  age: anyAge,
  deceased: true,
  describable: false,
  headings: { ...headings, who: texts.whoDied },
}
export const witnessOptions: PersonOptions = {
  role: partyRoles.witness,
  lenient: false,
  unsure: true,
  age: witnessAge,
  headings: headings,
  part: personPart,
}
export const suspectOptions: PersonOptions = {
  role: partyRoles.suspect,
  lenient: true,
  age: atMostOldest,
  headings: headings,
  part: personPart,
}
