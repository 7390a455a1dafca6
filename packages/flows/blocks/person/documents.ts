import { defineTexts } from '@delegacia/domain/language/text'
import {
  cpfOf,
  cpfType,
  partyRoles,
  touristCpf,
  type IdentityDocument,
  type InvolvedParty,
} from '@delegacia/domain/report/involved-party'
import { unknownText } from '@delegacia/domain/report/unknown-answer'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { isReporterAgain } from '@delegacia/domain/report/reporter-as-victim'
import { checkCpf, cpfMask, tidyCpf } from '@delegacia/domain/rules/cpf'
import type { ValidationIssue } from '@delegacia/domain/rules/validation-issue'
import { checkLength } from '@delegacia/domain/rules/text-length'
import type { Group } from '../../engine/define.ts'
import { isEmpty, readAt, writeAt, type Entity } from '../../engine/model/entity.ts'
import type { Context } from '../../engine/model/context.ts'
import type { PathOf } from '../../engine/model/path-of.ts'
import type { FieldOf } from '../../engine/fields/any-field.ts'
import { listChoice } from '../../engine/fields/choice.ts'
import { text } from '../../engine/fields/text.ts'
import { brazil } from '@delegacia/domain/report/country'
import { requiredOfAdults } from './age.ts'
import type { PersonOptions } from './person-options.ts'
import { isTourist, livesInBrazil, nationality } from './residence.ts'

const texts = defineTexts({
  title: {
    pt: 'Nacionalidade e documentos',
    en: 'Nationality and documents',
    es: 'Nacionalidad y documentos',
    fr: 'Nationalité et documents',
  },
  nationality: {
    pt: 'Nacionalidade (país)',
    en: 'Nationality (country)',
    es: 'Nacionalidad (país)',
    fr: 'Nationalité (pays)',
  },
  state: {
    pt: 'Estado onde nasceu',
    en: 'State of birth',
    es: 'Estado donde nació',
    fr: 'État de naissance',
  },
  city: {
    pt: 'Município onde nasceu',
    en: 'City of birth',
    es: 'Municipio donde nació',
    fr: 'Commune de naissance',
  },
  cityAbroad: {
    pt: 'Cidade onde nasceu',
    en: 'City of birth',
    es: 'Ciudad donde nació',
    fr: 'Ville de naissance',
  },
  other: {
    pt: 'Outro documento de identidade',
    en: 'Another identity document',
    es: 'Otro documento de identidad',
    fr: 'Autre pièce d’identité',
  },
  onlyCpf: {
    pt: 'Agora só tenho o CPF',
    en: 'I only have the CPF now',
    es: 'Ahora solo tengo el CPF',
    fr: 'Je n’ai que le CPF',
  },
  cpf: {
    pt: 'CPF',
    en: 'CPF (Brazilian tax number)',
    es: 'CPF (registro fiscal brasileño)',
    fr: 'CPF (numéro fiscal brésilien)',
  },
  type: {
    pt: 'Documento de identificação',
    en: 'Identity document',
    es: 'Documento de identidad',
    fr: 'Pièce d’identité',
  },
  number: {
    pt: 'Número do documento',
    en: 'Document number',
    es: 'Número del documento',
    fr: 'Numéro du document',
  },
  issuer: {
    pt: 'Órgão emissor',
    en: 'Issuing authority',
    es: 'Organismo emisor',
    fr: 'Autorité de délivrance',
  },
  issuerHint: {
    pt: 'Por exemplo, SSP ou PC.',
    en: 'For example, SSP or PC.',
    es: 'Por ejemplo, SSP o PC.',
    fr: 'Par exemple, SSP ou PC.',
  },
  issuingState: { pt: 'Estado emissor', en: 'Issuing state', es: 'Estado emisor', fr: 'État de délivrance' },
})

const passport = 10

/** A resident's passport of another country was issued by no state of Brazil. */
const hasForeignPassport = (party: InvolvedParty): boolean =>
  party.documento?.[0]?.tipo === passport &&
  party.id_nacionalidade !== undefined &&
  party.id_nacionalidade !== brazil

/**
 * A CPF that an earlier party of the same report has (PE-11), which makes one issue, at the later party. Only a victim who
 * is the reporter once more is the same person.
 */
function cpfUsedByAnother(
  cpf: string,
  party: InvolvedParty,
  report: Occurrence,
): ValidationIssue | undefined {
  const place = report.envolvido.indexOf(party)
  const earlier = place < 0 ? report.envolvido : report.envolvido.slice(0, place)
  const [reporter] = report.envolvido
  const others = isReporterAgain(party, reporter) ? earlier.slice(1) : earlier
  return others.some((other) => cpfsOf(other).includes(cpf)) ? { code: 'cpfAlreadyUsed' } : undefined
}

function cpfsOf(party: unknown): unknown[] {
  const given = readAt(party, 'documento')
  return Array.isArray(given)
    ? given.filter((one) => readAt(one, 'tipo') === cpfType).map((one) => readAt(one, 'numero'))
    : []
}

/** A tourist is not asked for a CPF, but one that was sent is answered like any other. */
const asksCpf = (party: InvolvedParty): boolean => livesInBrazil(party) || hasOwnCpf(party)

function hasOwnCpf(party: InvolvedParty): boolean {
  const given: unknown = cpfOf(party)
  return typeof given === 'string' && !isEmpty(given.trim()) && tidyCpf(given) !== touristCpf
}

/** On submission a tourist without a CPF gets the number that means 'no CPF' (PE-12). */
export function withTouristCpf(party: InvolvedParty): InvolvedParty {
  if (!isTourist(party) || hasOwnCpf(party)) return party
  const cpf: IdentityDocument = { tipo: cpfType, numero: touristCpf }
  return writeAt(party, 'documento/1' satisfies PathOf<InvolvedParty, IdentityDocument>, cpf)
}

/** Of a child or an adolescent nothing is required of an identity card until its kind was chosen (PE-22). */
const requiredWithCard = (lenient: boolean) => (party: InvolvedParty, context: Context) =>
  !lenient && (party.documento?.[0]?.tipo !== undefined || requiredOfAdults(lenient)(party, context))

type Fields = readonly FieldOf<InvolvedParty>[]

const originFields = ({ role, lenient, unsure = false }: PersonOptions): Fields => [
  listChoice(
    'id_nacionalidade',
    texts.nationality,
    { list: 'COMBO_PAIS' },
    {
      description: 'ds_nacionalidade',
      orUnknown: unsure,
      control: 'combobox',
      required: !lenient,
      clears: ['id_estado', 'estado', 'id_naturalidade', 'ds_naturalidade'],
      filter: ({ id }, party) => role === partyRoles.suspect || livesInBrazil(party) || id !== brazil,
    },
  ),
  listChoice('id_estado', texts.state, (party) => ({ list: 'COMBO_UF', of: [nationality(party)] }), {
    description: 'estado',
    orUnknown: unsure,
    control: 'combobox',
    required: !lenient,
    ifAny: true,
    visible: (party) => livesInBrazil(party) && typeof party.id_nacionalidade === 'number',
    clears: ['id_naturalidade', 'ds_naturalidade'],
  }),
  listChoice(
    'id_naturalidade',
    texts.city,
    ({ id_estado }) => ({ list: 'COMBO_LOCALIDADE', of: [id_estado ?? ''] }),
    {
      description: 'ds_naturalidade',
      orUnknown: unsure,
      control: 'combobox',
      required: !lenient,
      ifAny: true,
      visible: (party) =>
        livesInBrazil(party) && party.id_nacionalidade === brazil && party.id_estado !== undefined,
    },
  ),
  cityAbroad(lenient, unsure),
]

const bornAbroad = (party: InvolvedParty) =>
  livesInBrazil(party) && typeof party.id_nacionalidade === 'number' && party.id_nacionalidade !== brazil

/** No list has the cities of the world: a foreigner who lives in Brazil writes the name (PE-24). */
function cityAbroad(lenient: boolean, unsure: boolean) {
  const field = text<InvolvedParty>('ds_naturalidade', texts.cityAbroad, {
    orUnknown: unsure,
    required: !lenient,
    visible: bornAbroad,
    check: (value) => checkLength(value, { min: 2, max: 100, code: 'lengthBetween' }),
  })
  // Of somebody born in Brazil this is the name of the chosen city.
  return { ...field, read: (party: Entity) => (bornAbroad(party) ? field.read(party) : undefined) }
}

const cpfField = ({ lenient, unsure = false }: PersonOptions) =>
  text<InvolvedParty>('documento/1/numero', texts.cpf, {
    orUnknown: unsure,
    required: !lenient,
    mask: cpfMask,
    extraValues: { 'documento/1/tipo': cpfType },
    keyboard: 'numeric',
    visible: asksCpf,
    tidy: tidyCpf,
    check: (value, party, { report }) => checkCpf(value) ?? cpfUsedByAnother(value, party, report),
  })

const paperFields = ({ role, lenient, unsure = false }: PersonOptions): Fields => {
  // A reporter who gives a CPF may be without any other paper; of a tourist the passport is the only one.
  const orUnknown = unsure || (role === partyRoles.reporter && livesInBrazil)
  return [
    listChoice(
      'documento/0/tipo',
      texts.type,
      { list: 'COMBO_TIPODOCUMENTO_PFISICA' },
      {
        description: 'documento/0/ds_tipo',
        orUnknown,
        control: 'select',
        long: true,
        required: requiredOfAdults(lenient),
        filter: ({ id }, party) => livesInBrazil(party) || id === passport,
      },
    ),
    text('documento/0/numero', texts.number, {
      required: requiredWithCard(lenient),
      orUnknown: !lenient,
      check: (value) => checkLength(value, { min: 3, max: 100, code: 'documentNumberSize' }),
    }),
    text('documento/0/orgao', texts.issuer, {
      required: requiredWithCard(lenient),
      orUnknown: !lenient,
      hint: texts.issuerHint,
      visible: (party) => !isTourist(party),
      check: (value) => checkLength(value, { min: 2, max: 100, code: 'issuerSize' }),
    }),
    listChoice(
      'documento/0/uf',
      texts.issuingState,
      { list: 'COMBO_UF', of: [brazil] },
      {
        description: 'documento/0/ds_uf',
        orUnknown,
        control: 'combobox',
        required: requiredWithCard(lenient),
        visible: (party) => !isTourist(party) && !hasForeignPassport(party),
      },
    ),
  ]
}

/** Where the person comes from, and their identity documents (PE-10 to PE-13). */
export const documents = (options: PersonOptions): Group<InvolvedParty> => ({
  id: 'documentos',
  title: texts.title,
  ...(options.part && { part: options.part }),
  ...(options.unsure && { decline: unknownText }),
  fields: [...originFields(options), cpfField(options), ...paperFields(options)],
})

/** The same of who reports: one press says that only the CPF is at hand (LA-04). */
export const reportersDocuments = (options: PersonOptions): readonly Group<InvolvedParty>[] => [
  { ...documents(options), fields: [...originFields(options), cpfField(options)] },
  {
    id: 'outro-documento',
    title: texts.other,
    joins: true,
    decline: texts.onlyCpf,
    mayDecline: livesInBrazil,
    fields: paperFields(options),
  },
]
