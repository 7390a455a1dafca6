import { countryList } from '@delegacia/domain/lists/countries'
import { diallingCodes } from '@delegacia/domain/lists/dialling-codes'
import { educationLevels } from '@delegacia/domain/lists/education-levels'
import { genderIdentities } from '@delegacia/domain/lists/gender-identities'
import { housingTypes } from '@delegacia/domain/lists/housing-types'
import { identityDocuments } from '@delegacia/domain/lists/identity-documents'
import { maritalStatuses } from '@delegacia/domain/lists/marital-statuses'
import { municipalityList } from '@delegacia/domain/lists/municipalities'
import { professions } from '@delegacia/domain/lists/professions'
import { races } from '@delegacia/domain/lists/races'
import { sexes } from '@delegacia/domain/lists/sexes'
import { sexualOrientations } from '@delegacia/domain/lists/sexual-orientations'
import { socialGroups } from '@delegacia/domain/lists/social-groups'
import { states } from '@delegacia/domain/lists/states'
import { stateNow } from '@delegacia/domain/language/dates'
import type { ValidationIssue } from '@delegacia/domain/rules/validation-issue'
import { complementErrors, empty, inexistent, pick, sized, street } from './errors-of-answers.ts'
import type { FieldErrors, Try } from './make-every-error.ts'
import type { Answer } from './answer-by-keyboard.ts'
import { calledErrors, nameErrors } from './errors-of-names.ts'
import type { TypedPerson } from './reporter-steps.ts'

/** The date in the State so many years ago, as a person types it. */
function dayYearsAgo(years: number): string {
  const [year = '', month, day] = stateNow(new Date()).slice(0, 10).split('-')
  // Not every year has a 29 February.
  return `${month === '02' && day === '29' ? '28' : day}/${month}/${Number(year) - years}`
}

type Variant = { lenient?: boolean; minor?: boolean }

/** Required of all but suspects (PE-16). */
const first = (lenient: boolean | undefined, code: 'required' | 'choiceRequired'): readonly Try[] =>
  lenient ? [] : [empty(code)]

/** A witness or a suspect may be a minor; a person who died may have been older than a hundred. */
export const identityErrors = (
  person: TypedPerson,
  { lenient, minor = true, old = true }: Variant & { old?: boolean } = {},
): readonly FieldErrors[] => [
  { field: 'nome', wrong: lenient ? calledErrors : [empty('required'), ...nameErrors], right: person.name },
  { field: 'nome_social', wrong: [...nameErrors.slice(1, 2), ...calledErrors], right: 'ana clara' },
  {
    field: 'ds_nascimento',
    wrong: [
      ...first(lenient, 'required'),
      ['31/02/1990', 'invalidDate'],
      [dayYearsAgo(-1), 'futureDate'],
      ...(minor && !lenient
        ? [[dayYearsAgo(10), { code: 'minimumAge', params: { min: 18 } }] satisfies Try]
        : []),
      ...(old ? [[dayYearsAgo(110), { code: 'maximumAge', params: { max: 100 } }] satisfies Try] : []),
    ],
    right: person.birth,
  },
  { field: 'sexo', wrong: first(lenient, 'choiceRequired'), right: pick(sexes, 'F') },
  {
    field: 'mae',
    wrong: lenient ? calledErrors : [empty('required'), ...nameErrors.slice(1, 3)],
    right: person.mother,
  },
  { field: 'pai', wrong: lenient ? calledErrors : nameErrors.slice(3, 5), right: 'raimundo nonato' },
]

const choices: readonly (readonly [field: string, right: Answer, after?: string])[] = [
  ['id_identidade_genero', pick(genderIdentities, 4)],
  ['id_grupo', pick(socialGroups, 4)],
  ['id_orientacao_sexual', pick(sexualOrientations, 1), 'id_grupo'],
  ['id_raca', pick(races, 4)],
  ['id_estado_civil', pick(maritalStatuses, 5)],
]

/** Whoever skips a question prefers not to answer it; only what was typed and is no answer is an error. */
export const profileErrors = ({ lenient }: Variant = {}): readonly FieldErrors[] => [
  ...choices.map(([field, right, after]): FieldErrors => ({
    field,
    right,
    wrong: [],
    ...(after && { after }),
  })),
  {
    field: 'nr_filhos',
    wrong: [
      ['dois', 'invalidNumber'],
      ['100', { code: 'maxChildren', params: { max: 99 } }],
    ],
    right: '2',
  },
  { field: 'id_escolaridade', wrong: [], right: pick(educationLevels, 7) },
  {
    field: 'id_profissao',
    wrong: lenient ? [] : [[inexistent, 'choiceRequired']],
    right: pick(professions, 178),
  },
  { field: 'id_moradia', wrong: [], right: pick(housingTypes, 101) },
]

/** `taken` is the CPF of another party of the same report. */
export const documentErrors = (
  person: TypedPerson,
  { lenient, taken }: Variant & { taken?: string } = {},
): readonly FieldErrors[] => [
  {
    field: 'id_nacionalidade',
    wrong: lenient ? [] : [['', 'choiceRequired']],
    right: pick(countryList, 31),
  },
  {
    field: 'id_estado',
    wrong: lenient
      ? []
      : [
          ['', 'choiceRequired'],
          [inexistent, 'choiceRequired'],
        ],
    right: pick(states, 'PA'),
    after: 'id_nacionalidade',
  },
  {
    field: 'id_naturalidade',
    wrong: first(lenient, 'choiceRequired'),
    right: pick(municipalityList, 1501402),
    after: 'id_estado',
  },
  {
    field: 'documento/1/numero',
    wrong: [
      ...first(lenient, 'required'),
      ['52998224726', 'invalidCpf'],
      ['11111111111', 'invalidCpf'],
      ['5299', 'invalidCpf'],
      ...(taken ? [[taken, 'cpfAlreadyUsed'] satisfies Try] : []),
    ],
    right: person.cpf,
  },
  { field: 'documento/0/tipo', wrong: first(lenient, 'choiceRequired'), right: pick(identityDocuments, 2) },
  {
    field: 'documento/0/numero',
    wrong: [
      ...first(lenient, 'required'),
      ['12', sized('documentNumberSize', 3, 100)],
      ['1'.repeat(101), sized('documentNumberSize', 3, 100)],
    ],
    right: person.document,
  },
  {
    field: 'documento/0/orgao',
    wrong: [
      ...first(lenient, 'required'),
      ['p', sized('issuerSize', 2, 100)],
      ['p'.repeat(101), sized('issuerSize', 2, 100)],
    ],
    right: person.issuer,
  },
  {
    field: 'documento/0/uf',
    wrong: lenient ? [] : [empty('choiceRequired'), [inexistent, 'choiceRequired']],
    right: pick(states, 'PA'),
  },
]

const phoneLike = (example: string): ValidationIssue => ({ code: 'invalidPhone', params: { example } })
const abroad: ValidationIssue = sized('invalidForeignPhone', 4, 12)

const mobileErrors: readonly Try[] = [
  ['9198765', phoneLike('91 98888-7777')],
  ['91287654321', phoneLike('91 98888-7777')],
]

/** `travels`: for one round the dialling code is that of another country, and so is the number. */
const landline = ({ travels = false } = {}): FieldErrors => ({
  field: 'contato/0/valorSemDDI',
  wrong: [
    ['913', phoneLike('91 3222-1111')],
    ...(travels ? [['913', abroad] satisfies Try] : []),
    ['9192221111', phoneLike('91 3222-1111')],
  ],
  right: '9132221111',
})

const emailErrors: readonly Try[] = [
  ['ana', 'invalidEmail'],
  ['ana@example', 'invalidEmail'],
  ['ana@example.org, eva@example.org', 'invalidEmail'],
]

/** A number of another country first, then one of Brazil; `reporter` must give an e-mail address and say who the victim is. */
export const contactErrors = (
  person: TypedPerson,
  { lenient, reporter, victim = false }: Variant & { reporter?: boolean; victim?: boolean } = {},
): readonly FieldErrors[] => [
  {
    field: 'id_ddi',
    wrong: lenient ? [] : [['', 'choiceRequired'], [pick(diallingCodes, '33')]],
    right: pick(diallingCodes, '55'),
  },
  {
    field: 'contato/1/valorSemDDI',
    wrong: [...(lenient ? [] : [empty('required'), ['123', abroad] satisfies Try]), ...mobileErrors],
    right: person.mobile,
  },
  landline({ travels: !lenient }),
  {
    field: 'contato/2/valor',
    wrong: [...(reporter ? [empty('required')] : []), ...emailErrors],
    right: person.email,
  },
  ...(reporter ? [{ field: 'isVitima', wrong: [empty('choiceRequired')], right: victim }] : []),
]

/**
 * The search fills in the place (AD-03); the number and the details are typed. Without a place Continue is disabled (AD-04),
 * so there is no message for it.
 */
export const addressErrors = ({ lenient }: Variant = {}): readonly FieldErrors[] => [
  {
    field: 'endereco/0',
    wrong: [],
    right: street('magalhaes barata'),
  },
  {
    field: 'endereco/0/numero',
    wrong: [
      ['12;b', 'invalidNumber'],
      ['1234567890123456', { code: 'tooLong', params: { max: 15, left: 1 } }],
    ],
    right: '209',
  },
  {
    field: 'endereco/0/complemento',
    wrong: [...first(lenient, 'required'), ...complementErrors],
    right: 'casa amarela',
  },
]

type TypedCompany = { name: string; trade: string; cnpj: string; email: string; mobile: string }

export const companyErrors = (company: TypedCompany, { lenient }: Variant = {}): readonly FieldErrors[] => [
  ...(['nome', 'nome_fantasia'] as const).map((field): FieldErrors => ({
    field,
    wrong: [
      ...first(lenient, 'required'),
      ['abcde', sized('nameSize', 6, 100)],
      ['a'.repeat(101), sized('nameSize', 6, 100)],
    ],
    right: field === 'nome' ? company.name : company.trade,
  })),
  {
    field: 'documento/0/numero',
    wrong: [
      ...first(lenient, 'required'),
      ['11222333000182', 'invalidCnpj'],
      ['11111111111111', 'invalidCnpj'],
      ['11222', 'invalidCnpj'],
    ],
    right: company.cnpj,
  },
  {
    field: 'contato/2/valor',
    wrong: [...first(lenient, 'required'), ...emailErrors],
    right: company.email,
  },
  {
    field: 'contato/1/valorSemDDI',
    wrong: [...first(lenient, 'required'), ...mobileErrors],
    right: company.mobile,
  },
  landline(),
]

/** What was seen of a suspect. */
export const appearanceErrors: readonly FieldErrors[] = [
  {
    field: 'idade_aparente',
    wrong: [
      ['uns 30', 'invalidNumber'],
      ['100', sized('numberRange', 0, 99)],
    ],
    right: '30',
  },
  {
    field: 'roupa',
    wrong: [
      ['ab', { code: 'tooShort', params: { min: 3, max: 100, left: 1 } }],
      ['a'.repeat(103), { code: 'tooLong', params: { min: 3, max: 100, left: 3 } }],
    ],
    right: 'camisa azul, boné',
  },
]

/** Whether a party of an app ride was the driver or a passenger (WZ-10). */
export const rideErrors = (drove: boolean): readonly FieldErrors[] => [
  { field: 'isMotorista', wrong: [empty('choiceRequired')], right: drove },
]
