import type { FrontEndAnswer } from '@delegacia/contract/front-end'
import { getJson } from '../api/get-json.ts'

/** For `vi.mock` of operator-settings.ts: each test is a page of its own, and what one has asked no other remembers. */
export const requireSettings = (): Promise<FrontEndAnswer> => getJson('/api/ajustes', { quiet: true })
export const operatorSettings = (): Promise<FrontEndAnswer> => requireSettings()
