import { cpfOf, partyRoles, type InvolvedParty } from '../../report/involved-party.ts'
import type { Occurrence } from '../../report/occurrence.ts'
import type { ReportedObject } from '../../report/reported-object.ts'
import { normalIdentifier, type IdentifierKind } from './identifier.ts'

/** An identifier of a report in its one form; it is never stored, only its keyed digest is. */
export type Identifier = { readonly kind: IdentifierKind; readonly value: string }

/**
 * What a report shares with others that have the same: read from the answers that ask for exactly that, never from names or
 * from what a person wrote. Of a report with danger nearby only what belongs to the suspects: nobody finds out by a
 * woman's own CPF or telephone which unit she went to.
 */
export function identifiersOf({ envolvido, objeto }: Occurrence, nearDanger: boolean): Identifier[] {
  const people = nearDanger ? envolvido.filter(({ atuacao }) => atuacao === partyRoles.suspect) : envolvido
  const things = nearDanger ? [] : objeto
  const found = [...people.flatMap(ofPerson), ...things.flatMap(ofThing)].flatMap(
    ([kind, typed]): Identifier[] => {
      const value = typeof typed === 'string' ? normalIdentifier(kind, typed) : undefined
      return value === undefined ? [] : [{ kind, value }]
    },
  )
  return [...new Map(found.map((one) => [`${one.kind} ${one.value}`, one])).values()]
}

type Typed = readonly [IdentifierKind, string | undefined]

const ofPerson = (party: InvolvedParty): Typed[] => [
  ['cpf', cpfOf(party)],
  ...(party.contato ?? []).map(({ valorSemDDI, ddi }): Typed => [
    'telefone',
    valorSemDDI && ddi ? `+${ddi} ${valorSemDDI}` : valorSemDDI,
  ]),
]

const details: Readonly<Record<string, IdentifierKind>> = {
  placa: 'placa',
  numero_linha: 'telefone',
  chave_pix: 'chave_pix',
}

/** `id_tipo_objeto` of a mobile phone, whose number is that of its line. */
const phoneKind = 2

const ofThing = ({ id_tipo_objeto, imei, imei_2, numero, detalhe = [] }: ReportedObject): Typed[] => [
  ['imei', imei],
  ['imei', imei_2],
  ...(id_tipo_objeto === phoneKind ? [['telefone', numero] as const] : []),
  ...detalhe.flatMap(({ campo = '', valor }): Typed[] => {
    const kind = Object.hasOwn(details, campo) ? details[campo] : undefined
    return kind ? [[kind, valor]] : []
  }),
]
