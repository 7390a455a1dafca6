import type { Text } from '../../language/text.ts'

export const documentWords: Readonly<Record<number, Text>> = {}
