import { say, defineTexts, type Text } from '@delegacia/domain/language/text'
import { contactsToAsk, type InvolvedParty } from '@delegacia/domain/report/involved-party'
import { isReporterAgain } from '@delegacia/domain/report/reporter-as-victim'
import { unknownAnswer } from '@delegacia/domain/report/unknown-answer'
import type { Group, ItemForm, ListStep } from '../engine/define.ts'
import { legalEntity } from './legal-entity.ts'
import type { SamePlace } from '../engine/fields/address.ts'
import { addressPart, partyAddress, withAddressType } from './party-address.ts'
import type { PersonOptions } from './person/person-options.ts'
import { contacts } from './person/contacts.ts'
import { knownName } from './person/description.ts'
import { documents, withTouristCpf } from './person/documents.ts'
import { identity } from './person/identity.ts'
import { profile } from './person/profile.ts'
import { residenceQuestions } from './person/residence-questions.ts'
import { narrateParty } from './narrate-party.ts'

const texts = defineTexts({
  sameAsReporter: {
    pt: 'Mora no mesmo endereço que eu',
    en: 'Lives at the same address as I do',
    es: 'Vive en la misma dirección que yo',
    fr: 'Habite à la même adresse que moi',
  },
  addPerson: { pt: 'Adicionar pessoa', en: 'Add a person', es: 'Añadir persona', fr: 'Ajouter une personne' },
  addEntity: {
    pt: 'Adicionar empresa',
    en: 'Add a company',
    es: 'Añadir empresa',
    fr: 'Ajouter une entreprise',
  },
  person: { pt: 'Pessoa', en: 'Person', es: 'Persona', fr: 'Personne' },
  entity: { pt: 'Empresa', en: 'Company', es: 'Empresa', fr: 'Entreprise' },
  unknown: {
    pt: 'Pessoa não identificada',
    en: 'Unidentified person',
    es: 'Persona no identificada',
    fr: 'Personne non identifiée',
  },
  unknownEntity: {
    pt: 'Empresa não identificada',
    en: 'Unidentified company',
    es: 'Empresa no identificada',
    fr: 'Entreprise non identifiée',
  },
  count: {
    pt: 'Na lista: {count}',
    en: 'On the list: {count}',
    es: 'En la lista: {count}',
    fr: 'Sur la liste : {count}',
  },
})

/** How the people of one step differ from those of another. */
type PeopleStepOptions = {
  id: string
  person: PersonOptions
  title: Text
  summaryTitle: Text
  card: number
  intro: Text
  atLeast: number
  /**
   * Whether a company can have this role. The specification offers one on every screen of people; here not as a victim or a
   * suspect of violence (the discreet flows), nor as a victim of a threat, an insult, slander or disturbed tranquillity, by
   * the server too: no nature of these has a company there, and 'Adicionar empresa' below 'who suffered what happened?' looks
   * like a mistake where people have the least patience for one.
   */
  companies: boolean
  /** Forms of people who are named beside those of the role. */
  beside?: readonly ItemForm<InvolvedParty>[]
  /** Groups before the general part, such as a suspect's appearance, for a person or a company. */
  before?: (kind: 'F' | 'J') => readonly Group<InvolvedParty>[]
  /** Another order of a person's general groups, or more of them. */
  arrange?: (general: readonly Group<InvolvedParty>[]) => readonly Group<InvolvedParty>[]
}

/** Many of a report live under one roof. */
const withReporter: SamePlace = {
  label: texts.sameAsReporter,
  of: ({ report }) => report.envolvido[0]?.endereco?.[0],
}

/** People and companies of one role (WZ-06, WZ-07): each has a stepper with a general part and an address. */
export function peopleStep({
  id,
  person,
  title,
  summaryTitle,
  card,
  intro,
  atLeast,
  companies,
  beside = [],
  before = () => [],
  arrange = (general) => general,
}: PeopleStepOptions): ListStep<InvolvedParty> {
  const { role, lenient, unsure = false } = person
  const where = (kind: 'F' | 'J') =>
    kind === 'J'
      ? { where: residenceQuestions.company }
      : person.deceased
        ? { where: residenceQuestions.deceased }
        : {}
  const form = (kind: 'F' | 'J', general: readonly Group<InvolvedParty>[]): ItemForm<InvolvedParty> => ({
    id: kind === 'F' ? 'pessoa' : 'empresa',
    add: kind === 'F' ? texts.addPerson : texts.addEntity,
    kind: kind === 'F' ? 'person' : 'company',
    title: kind === 'F' ? texts.person : texts.entity,
    discriminator: { atuacao: role, tipo_pessoa: kind },
    defaults: { atuacao: role, tipo_pessoa: kind, contato: [...contactsToAsk] },
    finish: (party) => withAddressType(withTouristCpf(party)),
    groups: [
      ...before(kind),
      ...general,
      ...partyAddress({
        lenient,
        unsure,
        part: addressPart,
        ...where(kind),
        ...(kind === 'F' && { same: withReporter }),
      }),
    ],
    name: (party, { locale }) =>
      nameOf(party) ?? say(kind === 'F' ? texts.unknown : texts.unknownEntity, locale),
  })
  return {
    kind: 'list',
    id,
    title,
    summaryTitle,
    card,
    at: 'envolvido',
    shared: true,
    atLeast,
    atMost: 20,
    tooFew: { code: 'nobodyListed' },
    intro,
    count: texts.count,
    forms: [
      form(
        'F',
        arrange([
          identity(person),
          documents(person),
          ...(person.deceased ? [] : [contacts(person)]),
          profile(person),
        ]),
      ),
      ...(companies ? [form('J', [legalEntity(person)])] : []),
      ...beside,
    ],
    narrate: {
      part: 'parties',
      // A reporter who is the victim is told once, with both roles (WZ-09).
      one: (party, { report: { envolvido } }, number) =>
        envolvido[0]?.isVitima && isReporterAgain(party, envolvido[0])
          ? undefined
          : narrateParty(party, number, person.deceased ? { role: 'PESSOA FALECIDA' } : {}),
    },
  }
}

const nameOf = (party: InvolvedParty): string | undefined =>
  [party.nome_social, knownName(party), party.nome_fantasia].find((name) => name && name !== unknownAnswer)
