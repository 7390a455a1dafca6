import type { Text } from '../../language/text.ts'

export const thingWords: Readonly<Record<number, Text>> = {}
