import type { LawId } from './law-sources.data.ts'

/** The acts that make something true, each with its place in it. */
export type Citations = readonly (readonly [law: LawId, place: string])[]
