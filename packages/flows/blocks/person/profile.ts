import { defineTexts } from '@delegacia/domain/language/text'
import { partyRoles, type InvolvedParty, type PartyRole } from '@delegacia/domain/report/involved-party'
import { isChild } from '@delegacia/domain/rules/age-group'
import { checkChildren } from '@delegacia/domain/rules/children'
import type { Group } from '../../engine/define.ts'
import type { Context } from '../../engine/model/context.ts'
import type { FieldOf } from '../../engine/fields/any-field.ts'
import { listChoice } from '../../engine/fields/choice.ts'
import { wholeNumber } from '../../engine/fields/whole-number.ts'
import { requiredOfAdults } from './age.ts'
import type { PersonOptions } from './person-options.ts'

const texts = defineTexts({
  decline: {
    pt: 'Prefiro não responder',
    en: 'I prefer not to answer',
    es: 'Prefiero no responder',
    fr: 'Je préfère ne pas répondre',
  },
  unknown: {
    pt: 'Não sei nada disso',
    en: 'I know none of this',
    es: 'No sé nada de esto',
    fr: 'Je n’en sais rien',
  },
  intro: {
    pt: 'Responda só se quiser: é para estatísticas, e só a polícia vê as respostas.',
    en: 'Answer only if you want to: it is for statistics, and only the police see the answers.',
    es: 'Responda solo si quiere: es para estadísticas, y solo la policía ve las respuestas.',
    fr: 'Répondez seulement si vous le voulez : c’est pour les statistiques, et seule la police voit les réponses.',
  },
  gender: {
    pt: 'Identidade de gênero',
    en: 'Gender identity',
    es: 'Identidad de género',
    fr: 'Identité de genre',
  },
  group: { pt: 'Grupo social', en: 'Social group', es: 'Grupo social', fr: 'Groupe social' },
  orientation: {
    pt: 'Orientação sexual',
    en: 'Sexual orientation',
    es: 'Orientación sexual',
    fr: 'Orientation sexuelle',
  },
  race: { pt: 'Cor ou raça', en: 'Color or race', es: 'Color o raza', fr: 'Couleur ou race' },
  marital: { pt: 'Estado civil', en: 'Marital status', es: 'Estado civil', fr: 'État civil' },
  children: {
    pt: 'Número de filhos',
    en: 'Number of children',
    es: 'Número de hijos',
    fr: 'Nombre d’enfants',
  },
  education: { pt: 'Escolaridade', en: 'Education', es: 'Escolaridad', fr: 'Niveau d’études' },
  profession: {
    pt: 'Profissão ou ocupação',
    en: 'Occupation',
    es: 'Profesión u ocupación',
    fr: 'Profession',
  },
  housing: { pt: 'Tipo de moradia', en: 'Type of housing', es: 'Tipo de vivienda', fr: 'Type de logement' },
})

const student = 178
/** Of a child, which also answers for whoever does not tell. */
const withoutOccupation = 10161

/** The professions that a child victim may have (PE-15). */
const childProfessions: readonly (string | number)[] = [student, withoutOccupation]

const isChildVictim = (role: PartyRole, { ds_nascimento }: InvolvedParty, { now }: Context): boolean =>
  role === partyRoles.victim && isChild(ds_nascimento, now)

type Fields = readonly FieldOf<InvolvedParty>[]

const sensitiveFields = (lenient: boolean): Fields => [
  listChoice(
    'id_identidade_genero',
    texts.gender,
    ({ sexo }) => ({ list: 'COMBO_IDENTIDADE_GENERO', of: [sexo ?? '-1'] }),
    {
      description: 'ds_identidade_genero',
      control: 'select',
      declinedBy: [9],
      required: !lenient,
      ifAny: true,
      visible: ({ sexo }) => sexo !== undefined,
    },
  ),
  listChoice(
    'id_grupo',
    texts.group,
    { list: 'COMBO_GRUPO_SOCIAL' },
    {
      description: 'ds_grupo',
      control: 'select',
      long: true,
      declinedBy: [99],
      required: !lenient,
      clears: ['id_orientacao_sexual', 'ds_orientacao_sexual'],
    },
  ),
  listChoice(
    'id_orientacao_sexual',
    texts.orientation,
    ({ id_grupo }) => ({ list: 'COMBO_ORIENTACAO_SEXUAL', of: [id_grupo ?? '-1'] }),
    {
      description: 'ds_orientacao_sexual',
      control: 'select',
      declinedBy: [9],
      required: !lenient,
      ifAny: true,
      visible: ({ id_grupo }) => id_grupo !== undefined,
    },
  ),
  listChoice(
    'id_raca',
    texts.race,
    { list: 'COMBO_RACA' },
    { description: 'ds_raca', control: 'select', declinedBy: [9], required: !lenient },
  ),
]

const familyAndWorkFields = (role: PartyRole, lenient: boolean): Fields => [
  listChoice(
    'id_estado_civil',
    texts.marital,
    { list: 'COMBO_ESTADOSCIVIS' },
    {
      description: 'ds_estado_civil',
      control: 'select',
      declinedBy: [9],
      required: requiredOfAdults(lenient),
      visible: (party, context) => !isChildVictim(role, party, context),
    },
  ),
  wholeNumber('nr_filhos', texts.children, {
    required: false,
    visible: (party, context) => !isChildVictim(role, party, context),
    maximum: 2,
    check: checkChildren,
  }),
  listChoice(
    'id_escolaridade',
    texts.education,
    { list: 'COMBO_ESCOLARIDADES' },
    {
      description: 'ds_escolaridade',
      control: 'select',
      long: true,
      declinedBy: [99],
      required: !lenient,
    },
  ),
  listChoice(
    'id_profissao',
    texts.profession,
    { list: 'COMBO_PROFISSAO' },
    {
      description: 'ds_profissao',
      control: 'combobox',
      long: true,
      declinedBy: [98, withoutOccupation],
      required: !lenient,
      filter: ({ id }, party, context) =>
        !isChildVictim(role, party, context) || childProfessions.includes(id),
    },
  ),
  listChoice(
    'id_moradia',
    texts.housing,
    { list: 'COMBO_MORADIA' },
    {
      description: 'ds_moradia',
      control: 'select',
      declinedBy: [198],
      required: !lenient,
    },
  ),
]

/**
 * What only the statistics of the State need (PE-02, PE-05, PE-13, PE-15, PE-21): last of what is asked about a person,
 * and declined by going on (LA-02).
 */
export const profile = ({ role, lenient, headings, part }: PersonOptions): Group<InvolvedParty> => ({
  id: 'perfil',
  title: headings.about,
  ...(part && { part }),
  ...(role === partyRoles.reporter && { intro: texts.intro }),
  ...(!lenient && {
    decline: texts[role === partyRoles.reporter ? 'decline' : 'unknown'],
    skippable: true as const,
  }),
  fields: [...sensitiveFields(lenient), ...familyAndWorkFields(role, lenient)],
})
