import type { Point } from './coordinates.ts'

/** Latitude and longitude; a ring ends where it begins. */
export type Position = readonly [latitude: number, longitude: number]
export type Line = readonly Position[]

/** A municipality: `id` is its IBGE code; a point within an odd number of its rings is within it. */
export type Area = {
  readonly id: number
  readonly name: string
  readonly seat: Point
  readonly rings: readonly Line[]
  readonly box: {
    readonly south: number
    readonly west: number
    readonly north: number
    readonly east: number
  }
}

/** A State as it is drawn and searched. */
export type StateMap = {
  readonly areas: readonly Area[]
  /** Borders between two of its municipalities, each once. */
  readonly borders: readonly Line[]
  /** The State's own outline. */
  readonly outline: readonly Line[]
  readonly neighbours: readonly { readonly name: string; readonly rings: readonly Line[] }[]
  readonly rivers: readonly { readonly name: string; readonly course: Line }[]
  readonly lakes: readonly { readonly name: string; readonly rings: readonly Line[] }[]
}
