import { defineTexts, type Text } from '@delegacia/domain/language/text'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import { isReporterAgain } from '@delegacia/domain/report/reporter-as-victim'
import { victimsOfOtherSex } from '@delegacia/domain/report/victim-sex'
import type { ItemForm, ListStep, PartCard } from '../engine/define.ts'
import { guardian, responsible } from './beside-victims.ts'
import { addressPart } from './party-address.ts'
import { declaredAge } from './person/age.ts'
import { deceasedOptions, victimOptions, type PersonOptions } from './person/person-options.ts'
import { peopleStep } from './people-step.ts'

const texts = defineTexts({
  title: { pt: 'Vítimas', en: 'Victims', es: 'Víctimas', fr: 'Victimes' },
  intro: {
    pt: 'Quem sofreu o que aconteceu? Se for você, já está na lista; adicione outras pessoas, se houver.',
    en: 'Who suffered what happened? If it was you, you are already on the list; add other people, if any.',
    es: '¿Quién sufrió lo ocurrido? Si fue usted, ya está en la lista; añada otras personas, si las hay.',
    fr: 'Qui a subi les faits ? Si c’est vous, vous êtes déjà sur la liste ; ajoutez d’autres personnes, le cas échéant.',
  },
  introWithCompanies: {
    pt: 'Quem sofreu o que aconteceu? Se for você, já está na lista; adicione outras pessoas ou empresas, se houver.',
    en: 'Who suffered what happened? If it was you, you are already on the list; add other people or companies, if any.',
    es: '¿Quién sufrió lo ocurrido? Si fue usted, ya está en la lista; añada otras personas o empresas, si las hay.',
    fr: 'Qui a subi les faits ? Si c’est vous, vous êtes déjà sur la liste ; ajoutez d’autres personnes ou entreprises, le cas échéant.',
  },
  data: { pt: 'Dados', en: 'Details', es: 'Datos', fr: 'Données' },
  ofReporter: {
    pt: 'Os mesmos de quem comunica',
    en: 'The same as the reporter’s',
    es: 'Los mismos de quien denuncia',
    fr: 'Celles de la personne qui déclare',
  },
  deceased: { pt: 'Pessoa falecida', en: 'The deceased', es: 'Persona fallecida', fr: 'Personne décédée' },
  deceasedAddress: {
    pt: 'Endereço da pessoa falecida',
    en: 'Address of the deceased',
    es: 'Dirección de la persona fallecida',
    fr: 'Adresse de la personne décédée',
  },
  deceasedIntro: {
    pt: 'Sentimos muito pela sua perda. Quem faleceu? O que você não souber sobre a pessoa pode ficar como “não informado”.',
    en: 'We are sorry for your loss. Who died? What you do not know about the person can be left as “not informed”.',
    es: 'Lamentamos su pérdida. ¿Quién falleció? Lo que no sepa de la persona puede quedar como “no informado”.',
    fr: 'Toutes nos condoléances. Qui est décédé ? Ce que vous ignorez de la personne peut rester « non renseigné ».',
  },
})

const step = (
  person: PersonOptions,
  title: Text,
  intro: Text,
  companies: boolean,
  beside: readonly ItemForm<InvolvedParty>[] = [],
): ListStep<InvolvedParty> =>
  peopleStep({
    id: 'vitimas',
    person: person,
    title,
    summaryTitle: title,
    card: 3,
    intro,
    atLeast: 1,
    companies,
    beside,
  })

const impliedEntry = ({ respostas, envolvido: [reporter] }: Occurrence) =>
  (respostas?.isVitima ?? reporter?.isVitima) === true ? (reporter?.nome ?? '') : undefined

/**
 * Those to whom it happened; a reporter who is a victim is in the list from the start (WZ-08). Where questions before the
 * steps declare an age group, a victim may be a child (PE-09), whose guardian can be named (PE-35). Violence, threats and insults strike people, not companies.
 */
export const victims = ({
  anyAge = false,
  ride = false,
  companies = true,
} = {}): ListStep<InvolvedParty> => ({
  ...step(
    { ...victimOptions, ride, ...(anyAge && { age: declaredAge }) },
    texts.title,
    companies ? texts.introWithCompanies : texts.intro,
    companies,
    [...(anyAge ? [guardian] : []), ...(companies ? [responsible] : [])],
  ),
  impliedEntry,
  contradictions: (report) =>
    victimsOfOtherSex(report)
      .slice(0, 1)
      .map((place) => ({ path: `envolvido/${place}/sexo`, issue: { code: 'victimSexDiffers' } })),
  referenceRow: (party, { envolvido: [reporter] }) =>
    isReporterAgain(party, reporter) ? { label: texts.data, value: texts.ofReporter } : undefined,
})

/** The person who died: the victims' step of a death (WZ-01). */
export const deceased: ListStep<InvolvedParty> = step(
  deceasedOptions,
  texts.deceased,
  texts.deceasedIntro,
  false,
)

/** Where the person who died lived, in its own card (SU-01). */
export const deceasedAddress: PartCard = {
  step: deceased.id,
  part: addressPart.id,
  title: texts.deceasedAddress,
}
