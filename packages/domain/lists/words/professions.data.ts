import type { Text } from '../../language/text.ts'

export const professionWords: Readonly<Record<number, Text>> = {}
