import { say, type Locale, type Text } from '../language/text.ts'
import type { DetailQuestion } from '../report/detail-question.ts'
import { upperCase } from '../rules/free-text.ts'
import { cpfMask } from '../rules/cpf.ts'
import { mobileMask } from '../rules/phone.ts'
import { renavamMask } from '../rules/renavam.ts'
import { vehicleYearMask } from '../rules/vehicle-year.ts'
import { colours } from './colours.ts'
import { itemsOf, type ReferenceList } from './list.ts'
import { vehicleKind } from './object-kinds.ts'
import { findObjectType } from './object-types.ts'

/** A detail that identifies an object among others of its type. */
type Detail = {
  readonly id: number
  /** The name of the answer on the wire. */
  readonly field: string
  readonly name: Text
  /** In the symbols of `rules/mask`; empty for free text. */
  readonly mask: string
  /** Where it is chosen from a list instead of typed. */
  readonly options?: ReferenceList
}

const detail = (
  id: number,
  field: string,
  mask: string,
  [pt, en, es, fr]: readonly [string, string, string, string],
) => ({ id, field, mask, name: { pt, en, es, fr } }) satisfies Detail

const identifiers: readonly Detail[] = [
  detail(1, 'serie', '', ['Número de série', 'Serial number', 'Número de serie', 'Numéro de série']),
  detail(2, 'numero', '', ['Número', 'Number', 'Número', 'Numéro']),
  detail(3, 'placa', 'AAA#*##', ['Placa', 'Number plate', 'Placa', 'Plaque d’immatriculation']),
  detail(4, 'chassi', '', ['Número do chassi', 'Chassis number', 'Número de chasis', 'Numéro de châssis']),
  detail(5, 'numero_linha', mobileMask, [
    'Número da linha',
    'Line number',
    'Número de la línea',
    'Numéro de la ligne',
  ]),
  detail(6, 'numero_quadro', '', [
    'Número do quadro',
    'Frame number',
    'Número del cuadro',
    'Numéro de cadre',
  ]),
  detail(7, 'inscricao', '', [
    'Número de inscrição',
    'Registration number',
    'Número de matrícula',
    'Numéro d’immatriculation',
  ]),
  detail(8, 'nota_fiscal', '', [
    'Número da nota fiscal',
    'Invoice number',
    'Número de factura',
    'Numéro de facture',
  ]),
  detail(9, 'valor', '', ['Valor', 'Amount', 'Importe', 'Montant']),
  detail(10, 'ultimos4', '####', [
    'Quatro últimos números do cartão',
    'Last four digits of the card',
    'Últimos cuatro números de la tarjeta',
    'Quatre derniers chiffres de la carte',
  ]),
  detail(11, 'chave_pix', '', [
    'Chave Pix ou conta de destino',
    'Pix key or account paid',
    'Clave Pix o cuenta de destino',
    'Clé Pix ou compte crédité',
  ]),
  detail(12, 'carteira', '', [
    'Endereço da carteira digital',
    'Digital wallet address',
    'Dirección de la billetera digital',
    'Adresse du portefeuille numérique',
  ]),
  detail(13, 'marca', '', [
    'Marca ou sinal do animal',
    'Brand or mark of the animal',
    'Marca o señal del animal',
    'Marque ou signe de l’animal',
  ]),
  detail(14, 'microchip', '', [
    'Microchip ou sinal do animal',
    'Microchip or mark of the animal',
    'Microchip o señal del animal',
    'Puce ou signe de l’animal',
  ]),
  detail(15, 'usuario', '', [
    'Nome de usuário ou perfil',
    'User name or profile',
    'Nombre de usuario o perfil',
    'Nom d’utilisateur ou profil',
  ]),
  detail(16, 'email', '', ['Endereço de e-mail', 'E-mail address', 'Correo electrónico', 'Adresse e-mail']),
  detail(17, 'agencia_conta', '', [
    'Agência e conta',
    'Branch and account',
    'Sucursal y cuenta',
    'Agence et compte',
  ]),
  detail(18, 'cpf', cpfMask, ['CPF da conta', 'CPF of the account', 'CPF de la cuenta', 'CPF du compte']),
]

const colour: Detail = {
  ...detail(19, 'cor', '', ['Cor', 'Color', 'Color', 'Couleur']),
  options: colours,
}

/** Where small letters and capitals differ: `aB1` is another wallet, mailbox or account than `AB1`. */
const inExactLetters = ['chave_pix', 'carteira', 'usuario', 'email']

const ofAnyVehicle: readonly Detail[] = [
  ...identifiers.filter(({ field }) => field === 'placa' || field === 'chassi'),
  detail(20, 'renavam', renavamMask, ['RENAVAM', 'RENAVAM number', 'Número RENAVAM', 'Numéro RENAVAM']),
  colour,
  detail(21, 'modelo', '', ['Modelo', 'Model', 'Modelo', 'Modèle']),
  detail(22, 'ano', vehicleYearMask, ['Ano do modelo', 'Model year', 'Año del modelo', 'Année du modèle']),
]

/** What was in a bag, a wallet or a suitcase: a clerk writes 'a bag with …' too. */
const contents: Detail = detail(23, 'conteudo', '', [
  'O que havia dentro',
  'What was in it',
  'Qué había dentro',
  'Ce qu’il y avait dedans',
])
const bags = [1901, 1902, 1903]

const bicycles = 16
/** Money that went by Pix or bank transfer has an amount as cash does, and the key that it went to. */
const transfer = 1406

const isVehicle = (object: number) => findObjectType(object)?.kind === vehicleKind

function detailsOf(object: number): readonly Detail[] {
  const type = findObjectType(object)
  if (!type) return []
  if (isVehicle(object)) return ofAnyVehicle
  const fields = object === transfer ? ['valor', type.identifier] : [type.identifier]
  const own = identifiers.filter(({ field }) => fields.includes(field))
  if (bags.includes(object)) return [...own, contents]
  return type.category === bicycles ? [...own, colour] : own
}

/** LISTA_OBJETO_DETALHE: the questions that identify an object of this type; none for an unknown type. */
export const detailQuestionsOf = (object: number, locale: Locale): readonly DetailQuestion[] =>
  detailsOf(object).map(({ id, field, name, mask, options }) => ({
    id,
    name: say(name, locale),
    ds_objeto_detalhe: say(name, locale),
    campo: field,
    descricao: say(name, locale),
    tipo: options ? 'combo' : 'texto',
    mascara: mask,
    identificador: options ? field : null,
    opcoes: options ? optionsIn(options, locale) : [],
    obrigatorio: !isVehicle(object) && field !== contents.field,
    maiusculas: !inExactLetters.includes(field),
  }))

function optionsIn(options: ReferenceList, locale: Locale): DetailQuestion['opcoes'] {
  const kept = new Map(options.rows.map(({ id, name }) => [id, upperCase(name.pt)]))
  return itemsOf(options, locale).map((item) => ({ ...item, valor: kept.get(item.id) ?? '' }))
}
