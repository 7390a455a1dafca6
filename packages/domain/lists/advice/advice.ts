import type { Text } from '../../language/text.ts'

/** What helps a person after a report: a kind word, then what to do, the most urgent first. */
export type Advice = { readonly lead: Text; readonly points: readonly [Text, ...Text[]] }
