/**
 * The slash-separated paths into an entity of the wire model (`nome`, `contato/1/valor`), lists by index; with a second
 * type, only those of such values. An `Entity`, of which nothing is known, has any path.
 */
export type PathOf<E, Value = unknown> = Paths<E, Value, []> & string

/** A whole report goes five deep (`envolvido/0/endereco/0/cep`). */
type Paths<E, Value, Above extends unknown[]> = Above['length'] extends 5
  ? never
  : E extends readonly (infer One)[]
    ? From<number, One, Value, Above>
    : { [Key in keyof E & string]: From<Key, NonNullable<E[Key]>, Value, Above> }[keyof E & string]

type From<Key extends string | number, Inner, Value, Above extends unknown[]> =
  | ([Whole<Inner>] extends [Whole<Value>] ? `${Key}` : never)
  | (Inner extends object ? `${Key}/${Paths<Inner, Value, [...Above, Key]> & string}` : never)

/** Compared as if nothing were optional: otherwise two entities that share one field would be taken for each other. */
type Whole<Value> = Value extends readonly (infer One)[] ? Required<One>[] : Required<Value>

type ValueAt<E, Path extends string> = Path extends `${infer Key}/${infer Rest}`
  ? ValueAt<ValueAt<E, Key>, Rest>
  : E extends readonly (infer One)[]
    ? One
    : Path extends keyof E
      ? NonNullable<E[Path]>
      : unknown

/** Some values of an entity by their paths. */
export type ValuesByPath<E> = { readonly [Path in PathOf<E>]?: ValueAt<E, Path> }
