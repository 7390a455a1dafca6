import type { Locale } from '@delegacia/domain/language/text'
import { faultMessage } from '@delegacia/domain/rules/fault'
import type { Problem } from '@delegacia/flows/engine/problems'
import type { ErrorItem } from '../../ui/error-summary.tsx'
import { inputId } from '../../inputs/input-props.ts'

/** What the person was told about a field; `ours` can be judged again as he types, the server's word cannot. */
export type Told = { campo: string; message: string; ours: boolean }

export const tell = (problems: readonly Problem[], locale: Locale): Told[] =>
  problems.map(({ campo, fault }) => ({ campo, message: faultMessage(fault, locale), ours: true }))

export const asErrorItems = (told: readonly Told[]): ErrorItem[] =>
  told.map(({ campo, message }) => ({ id: inputId(campo), message }))

/** What still stands beside a field: the server's word until it is sent again, ours as long as it is true. */
export function messageFor(
  campo: string,
  told: readonly Told[],
  problems: readonly Problem[],
  locale: Locale,
): string | undefined {
  const one = told.find((candidate) => candidate.campo === campo)
  if (!one || !one.ours) return one?.message
  const still = problems.find((problem) => problem.campo === campo)
  return still && faultMessage(still.fault, locale)
}
