import * as v from 'valibot'

/** Above the limits of all rules, so that a rule and not the schema reports what is too long. */
export const text = v.optional(v.pipe(v.string(), v.maxLength(1000)))
export const longText = v.optional(v.pipe(v.string(), v.maxLength(20_000)))
export const number = v.optional(v.pipe(v.number(), v.finite()))
/** A count; its rule reports a text that is no number. */
export const count = v.optional(
  v.union([v.pipe(v.string(), v.maxLength(1000)), v.pipe(v.number(), v.finite())]),
)
export const truth = v.optional(v.boolean())
export const numberOrNull = v.optional(v.nullable(v.pipe(v.number(), v.finite())))
export const residence = v.optional(v.picklist([1, 2]))

export const idOrName = v.optional(
  v.union([v.pipe(v.string(), v.maxLength(1000)), v.pipe(v.number(), v.finite())]),
)
