import type { Text } from '../../language/text.ts'

export const placeWords: Readonly<Record<number, Text>> = {}
