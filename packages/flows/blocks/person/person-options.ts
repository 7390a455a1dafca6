import { defineTexts, type Text } from '@delegacia/domain/language/text'
import type { Role } from '@delegacia/domain/report/involved-party'
import { roles } from '@delegacia/domain/report/involved-party'
import type { Part } from '../../engine/define.ts'
import { adult, anyAge, atMostOldest, type AgeRule } from './age.ts'

/** How a person of some role is asked about: what must be known, and in which words. */
export type PersonOptions = {
  readonly role: Role
  /** A suspect of whom little is known: nothing is required, what is filled in is checked (PE-16). */
  readonly lenient: boolean
  /** The age that the person must have. */
  readonly age: AgeRule
  /** Headings of the groups: who it is, more about the person, how to reach the person. */
  readonly words: { readonly who: Text; readonly about: Text; readonly reach: Text }
  /** The part of a stepper that the groups are in. */
  readonly part?: Part
  /** In a ride by app one drives or is driven (WZ-10). */
  readonly ride?: boolean
  /** Nobody asks the dead how to reach them. */
  readonly deceased?: boolean
}

const texts = defineTexts({
  who: { pt: 'Quem é?', en: 'Who is it?', es: '¿Quién es?', fr: 'Qui est-ce ?' },
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

const words = { who: texts.who, about: texts.about, reach: texts.reach }

export const victimOptions: PersonOptions = {
  role: roles.victim,
  lenient: false,
  age: adult,
  words,
  part: personPart,
}
export const deceasedOptions: PersonOptions = { ...victimOptions, age: anyAge, deceased: true }
export const witnessOptions: PersonOptions = {
  role: roles.witness,
  lenient: false,
  age: atMostOldest,
  words,
  part: personPart,
}
export const suspectOptions: PersonOptions = {
  role: roles.suspect,
  lenient: true,
  age: adult,
  words,
  part: personPart,
}
