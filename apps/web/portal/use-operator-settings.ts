import type { FrontEndAnswer } from '@delegacia/contract/front-end'
import { useLoad } from '../api/use-load.ts'
import { operatorSettings } from './operator-settings.ts'

/** The operator's settings; undefined until they are there. */
export const useOperatorSettings = (): FrontEndAnswer | undefined =>
  useLoad('settings', operatorSettings).value
