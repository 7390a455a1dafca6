import type { ListItem } from './list-query.ts'
import type { ObjectDetail } from './reported-object.ts'

/** A question that identifies an object, as LISTA_OBJETO_DETALHE returns it (document 2, section 7). */
export type DetailQuestion = Required<Omit<ObjectDetail, 'valor'>> & {
  id: number
  /** In the symbols of `rules/mask`; empty for free text. */
  mascara: string
  /** The name of its list where it is a combo, else null. */
  identificador: string | null
  /** Of a combo: what is kept on the wire, in Portuguese capitals, and its name in the language asked for. */
  opcoes: readonly (ListItem & { readonly valor: string })[]
  /** Whether it must be answered (OB-06); nothing of a vehicle, nor what was in a bag. */
  obrigatorio: boolean
  /** Whether the answer is kept in capitals (OB-06). Addresses and keys are not: in capitals they would be others. */
  maiusculas: boolean
}

/** The questions of an object type, or undefined while they are not loaded; the server always has them. */
export type ReadDetails = (object: number) => readonly DetailQuestion[] | undefined
