import * as packed from './para-map.data.ts'
import type { StateMap } from './state-map.ts'
import { unpackMap } from './unpack-map.ts'

/** Pará. A browser fetches it only with a map. */
export const paraMap: StateMap = unpackMap(packed)
