import { texts, type Text } from '@delegacia/domain/language/text'
import type { Role } from '@delegacia/domain/report/involved-party'
import { roles } from '@delegacia/domain/report/involved-party'
import { adultAge, oldestAge } from '@delegacia/domain/rules/birth-date'
import type { Part } from '../../engine/define.ts'

/** How a person of some role is asked about: what must be known, and in which words. */
export type AskedPerson = {
  readonly role: Role
  /** A suspect of whom little is known: nothing is required, what is filled in is checked (PE-16). */
  readonly lenient: boolean
  /** Full years at birth's check (PE-08); a victim of a special path may be younger, the dead older. */
  readonly ages: { readonly minimumAge?: number; readonly maximumAge?: number }
  /** Headings of the groups: who it is, more about the person, how to reach the person. */
  readonly words: { readonly who: Text; readonly about: Text; readonly reach: Text }
  /** The part of a stepper that the groups are in. */
  readonly part?: Part
}

const t = texts({
  who: { pt: 'Quem é?', en: 'Who is it?', es: '¿Quién es?', fr: 'Qui est-ce ?' },
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
const personPart: Part = { id: 'pessoa', title: t.data }

const words = { who: t.who, about: t.about, reach: t.reach }
const adult = { minimumAge: adultAge, maximumAge: oldestAge }

export const askedVictim: AskedPerson = {
  role: roles.victim,
  lenient: false,
  ages: adult,
  words,
  part: personPart,
}
export const askedWitness: AskedPerson = {
  role: roles.witness,
  lenient: false,
  ages: { maximumAge: oldestAge },
  words,
  part: personPart,
}
export const askedSuspect: AskedPerson = {
  role: roles.suspect,
  lenient: true,
  ages: adult,
  words,
  part: personPart,
}
