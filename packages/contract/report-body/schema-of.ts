import * as v from 'valibot'

/** One schema for each field of a wire type: a field that is missing in the type or in the schemas does not compile. */
export type Fields<T> = { readonly [Name in keyof Required<T>]: v.GenericSchema<unknown, T[Name]> }

/** The schema of a wire type that is declared elsewhere; values that pass it are of that type. */
export const schemaOf = <T>(fields: Fields<T>): v.GenericSchema<T> =>
  v.object(fields) as unknown as v.GenericSchema<T>
