import * as v from 'valibot'

/** A schema for each field of a type, no more and no fewer: what the type gains and the schema does not is a compile error. */
type Fields<T> = { readonly [Name in keyof Required<T>]: v.GenericSchema<unknown, T[Name]> }

/** The schema of a wire type that is written down as a type; the values that pass it are of that type. */
export const schemaOf = <T>(fields: Fields<T>): v.GenericSchema<T> =>
  v.object(fields) as unknown as v.GenericSchema<T>
