import type { Text } from '../language/text.ts'

/** What a way of telling speaks of; tools/search/things.data.ts names them. */
export type Thing =
  | 'thing'
  | 'document'
  | 'vehicle'
  | 'relative'
  | 'friend'
  | 'partner'
  | 'stranger'
  | 'pet'
  | 'cattle'
  | 'land'
  | 'account'
  | 'building'
  | 'property'
  | 'noise'
  | 'purchase'
  | 'product'
  | 'trait'

/** How people tell of a crime or a topic: what the search of the home learns from. */
export type Stories = {
  /** One story a line in each language, as people type them; no person is meant. */
  readonly stories: Text
  /** Words that go with it in the four languages, comma separated: what the stories did not happen to say. */
  readonly words: string
  /** Ways of telling it about any of some things, comma separated. */
  readonly patterns?: Partial<Readonly<Record<Thing, Text>>>
}
