import type { Locale } from '@delegacia/domain/language/text'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { Call } from './call.ts'

export type ParameterName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterName<Rest>
  : never

/** Parameters that are always numbers in our own clients. */
type NumericName = 'idCrime' | 'idCrimeCidadao' | 'idObjeto' | 'idObjetoDetalhe' | 'idSituacao'

/** What a client puts in the place of `{name}`. */
export type ParameterValue<Name extends string> = Name extends 'locale'
  ? Locale
  : Name extends NumericName
    ? `${number}`
    : string

/** A path with its parameters filled in: `/COMBO_UF/{locale}/{countryId}` is `/COMBO_UF/${Locale}/${string}`. */
export type FilledPath<Path extends string> = Path extends `${infer Before}{${infer Name}}${infer After}`
  ? `${Before}${ParameterValue<Name>}${FilledPath<After>}`
  : Path

/** The same without its first slash, as `/listas` takes the paths of lists. */
export type FilledList<Path extends string> = FilledPath<Path> extends `/${infer Rest}` ? Rest : never

export type QueryName<C extends Call> = Extract<keyof C['query'], string>

/** The query names without which the call is refused. */
export type RequiredQueryName<C extends Call> = {
  [Name in QueryName<C>]: C['query'] extends Readonly<Record<Name, { readonly required: true }>>
    ? Name
    : never
}[QueryName<C>]

/** What a client sends as the body. */
export type RequestBody<C extends Call> = C extends { readonly body: { readonly schema: infer Schema } }
  ? Schema extends GenericSchema
    ? InferInput<Schema>
    : never
  : undefined

/** The body of an answer: undefined where it has none, unknown where it is not JSON. */
type BodyOf<A> = A extends { readonly schema: infer Schema extends GenericSchema }
  ? InferOutput<Schema>
  : A extends { readonly type: string }
    ? unknown
    : undefined

/** A status that was spread into the answers of a call has become a text in the declarations of the package. */
type StatusOf<Key> = Key extends number ? Key : Key extends `${infer Status extends number}` ? Status : never

/** What each status is answered with. */
export type AnswerBodies<C extends Call> = {
  [Key in keyof C['answers'] as StatusOf<Key>]: BodyOf<C['answers'][Key]>
}

/** What the call answers with one of these statuses; never where it knows none of them. */
export type AnswerBody<C extends Call, Status extends number> = Status extends keyof AnswerBodies<C>
  ? AnswerBodies<C>[Status]
  : never
