import type { Text } from '../../language/text.ts'

export const countryWords: Readonly<Record<number, Text>> = {}
