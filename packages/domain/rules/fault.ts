import { faultTexts, type FaultCode } from '../language/faults.ts'
import { say, type Locale } from '../language/text.ts'

/** What is wrong with one value; the sentence about it is made only where a person reads it. */
export type Fault = { code: FaultCode; holes?: Readonly<Record<string, string | number>> }

/** What the person is told about the fault, in one language. */
export function faultMessage(fault: Fault, locale: Locale): string {
  return say(faultTexts[fault.code], locale, fault.holes)
}
