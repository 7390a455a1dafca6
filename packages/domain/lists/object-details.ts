import type { Text } from '../language/text.ts'
import { colours } from './colours.ts'
import type { ReferenceList } from './list.ts'
import { vehicleKind } from './object-kinds.ts'
import { findObjectType } from './object-types.ts'

/** A detail that identifies an object (LISTA_OBJETO_DETALHE). */
export type ObjectDetail = {
  readonly id: number
  /** The name that the answer bears on the wire. */
  readonly field: string
  readonly name: Text
  /** '#' a digit, 'A' a letter, 'X' either; anything else stands for itself. Empty: free text. */
  readonly mask: string
  /** Where it is chosen from a list instead of typed. */
  readonly options?: ReferenceList
}

const detail = (
  id: number,
  field: string,
  mask: string,
  [pt, en, es, fr]: readonly [string, string, string, string],
) => ({ id, field, mask, name: { pt, en, es, fr } }) satisfies ObjectDetail

const identifiers: readonly ObjectDetail[] = [
  detail(1, 'serie', '', ['Número de série', 'Serial number', 'Número de serie', 'Numéro de série']),
  detail(2, 'numero', '', ['Número', 'Number', 'Número', 'Numéro']),
  detail(3, 'placa', 'AAA#X##', ['Placa', 'Number plate', 'Placa', "Plaque d'immatriculation"]),
  detail(4, 'chassi', '', ['Número do chassi', 'Chassis number', 'Número de chasis', 'Numéro de châssis']),
  detail(5, 'numero_linha', '## #####-####', [
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
    "Numéro d'immatriculation",
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
    "Marque ou signe de l'animal",
  ]),
  detail(14, 'microchip', '', [
    'Microchip ou sinal do animal',
    'Microchip or mark of the animal',
    'Microchip o señal del animal',
    "Puce ou signe de l'animal",
  ]),
  detail(15, 'usuario', '', [
    'Nome de usuário ou perfil',
    'User name or profile',
    'Nombre de usuario o perfil',
    "Nom d'utilisateur ou profil",
  ]),
  detail(16, 'email', '', ['Endereço de e-mail', 'E-mail address', 'Correo electrónico', 'Adresse e-mail']),
  detail(17, 'agencia_conta', '', [
    'Agência e conta',
    'Branch and account',
    'Sucursal y cuenta',
    'Agence et compte',
  ]),
  detail(18, 'cpf', '###.###.###-##', [
    'CPF da conta',
    'CPF of the account',
    'CPF de la cuenta',
    'CPF du compte',
  ]),
]

const colour: ObjectDetail = {
  ...detail(19, 'cor', '', ['Cor', 'Colour', 'Color', 'Couleur']),
  options: colours,
}

const bicycles = 16

/** What is asked to tell an object of this type from another; of an unknown type, nothing. */
export function detailsOf(object: number): readonly ObjectDetail[] {
  const type = findObjectType(object)
  if (!type) return []
  const hasColour = type.kind === vehicleKind || type.category === bicycles
  return [...identifiers.filter(({ field }) => field === type.identifier), ...(hasColour ? [colour] : [])]
}

/** For a detail typed freely, which must be answered and may not be known. */
export const detailHint: Text = {
  pt: 'Se não souber, escreva NÃO SEI.',
  en: 'If you do not know it, write NÃO SEI.',
  es: 'Si no lo sabe, escriba NÃO SEI.',
  fr: 'Si vous ne le connaissez pas, écrivez NÃO SEI.',
}
