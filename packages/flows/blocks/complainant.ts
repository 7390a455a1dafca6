import { defineTexts } from '@delegacia/domain/language/text'
import { contactsToAsk, partyRoles, type InvolvedParty } from '@delegacia/domain/report/involved-party'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { FormStep, Group } from '../engine/define.ts'
import type { FieldOf } from '../engine/fields/any-field.ts'
import { reporterAge } from './person/age.ts'
import type { PersonOptions } from './person/person-options.ts'
import { contacts, type Question } from './person/contacts.ts'
import { reportersDocuments, withTouristCpf } from './person/documents.ts'
import { identity } from './person/identity.ts'
import { profile } from './person/profile.ts'
import { narrateParty } from './narrate-party.ts'

const texts = defineTexts({
  title: { pt: 'Seus dados', en: 'Your details', es: 'Sus datos', fr: 'Vos informations' },
  summaryTitle: {
    pt: 'Quem comunica',
    en: 'Who is reporting',
    es: 'Quién denuncia',
    fr: 'Qui fait la déclaration',
  },
  who: {
    pt: 'Quem está comunicando?',
    en: 'Who is reporting?',
    es: '¿Quién denuncia?',
    fr: 'Qui fait la déclaration ?',
  },
  about: { pt: 'Sobre você', en: 'About you', es: 'Sobre usted', fr: 'À propos de vous' },
  reach: {
    pt: 'Como falamos com você?',
    en: 'How can we reach you?',
    es: '¿Cómo podemos contactarle?',
    fr: 'Comment vous joindre ?',
  },
  victim: { pt: 'É a vítima', en: 'Is the victim', es: 'Es la víctima', fr: 'Est la victime' },
  isVictim: {
    pt: 'Você é a vítima?',
    en: 'Are you the victim?',
    es: '¿Es usted la víctima?',
    fr: 'Êtes-vous la victime ?',
  },
})

const reporter: PersonOptions = {
  role: partyRoles.reporter,
  lenient: false,
  age: reporterAge,
  headings: texts,
}

type ComplainantOptions = {
  /** The question whether the reporter is the victim, where a crime has its own; a death does not ask it. */
  isVictim?: Question | 'never'
  /** What most people answer to it. */
  isVictimPreset?: true
  /** What the narrative calls a reporter who says yes to it, in Portuguese, where 'victim' does not fit. */
  narratedAs?: string
  ride?: boolean
  /** They may be without their telephone. */
  withoutPhone?: boolean
  /** What is asked besides of somebody who may have the offender near: before the telephone, and after who the victim is. */
  safely?: { readonly before: FieldOf<InvolvedParty>; readonly after?: readonly FieldOf<InvolvedParty>[] }
  /** Documents stand with the identity and the profile with the contacts: two screens instead of four (LA-01). */
  twoScreens?: boolean
}

/** The person who reports: always the first involved party. What the questions before the steps asked is not asked again. */
export const complainant = ({
  isVictim = { question: texts.isVictim, short: texts.victim },
  isVictimPreset,
  narratedAs,
  ride = false,
  withoutPhone = false,
  twoScreens = false,
  safely,
}: ComplainantOptions = {}): FormStep<InvolvedParty> => {
  const person = { ...reporter, ride, withoutPhone }
  const joins = twoScreens && ({ joins: true } as const)
  return {
    kind: 'form',
    id: 'comunicante',
    title: texts.title,
    summaryTitle: texts.summaryTitle,
    card: 1,
    at: 'envolvido/0',
    defaults: {
      atuacao: partyRoles.reporter,
      tipo_pessoa: 'F',
      contato: [...contactsToAsk],
      ...(isVictim === 'never' && { isVitima: false }),
    },
    ...(isVictimPreset && { preset: { isVitima: isVictimPreset } }),
    finish: (party, { report }) => withAnsweredVictim(withTouristCpf(party), report),
    groups: [
      identity(person),
      ...reportersDocuments(person).map((group, place) => (place === 0 ? { ...group, ...joins } : group)),
      withSafety(contacts(person, isVictim === 'never' ? undefined : isVictim), safely),
      { ...profile(person), ...joins },
    ],
    narrate: {
      part: 'parties',
      one: (party, _context, number) =>
        narrateParty(party, number, narratedAs === undefined ? {} : { victim: narratedAs }),
    },
  }
}

/** The questions about safety among those about contacts, the first of them before the telephone. */
const withSafety = (
  group: Group<InvolvedParty>,
  safely: ComplainantOptions['safely'],
): Group<InvolvedParty> =>
  safely ? { ...group, fields: [safely.before, ...group.fields, ...(safely.after ?? [])] } : group

/** The reporter with the answer before the steps to who the victim is. */
const withAnsweredVictim = (party: InvolvedParty, { respostas }: Occurrence): InvolvedParty =>
  respostas?.isVitima === undefined ? party : { ...party, isVitima: respostas.isVitima }
