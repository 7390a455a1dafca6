import type { Flow } from '@delegacia/flows/engine/define'
import { t } from '../../../i18n/locale.ts'
import { words } from '../../../ui/kind-texts.ts'

/** Whether somebody did it: only then suspects are asked about. */
export const hasOffender = ({ steps }: Flow): boolean => steps.some(({ id }) => id === 'suspeitos')

/** Whose fault it is; if nobody did it, nobody is accused. */
export const blameOf = (offender: boolean): string => t(offender ? words.blame : words.nobody)
