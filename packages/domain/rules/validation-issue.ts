import { issueTexts, type IssueCode } from '../language/issue-texts.ts'
import { say, type Locale } from '../language/text.ts'

/** What is wrong with one value; the sentence about it is made only where a person reads it. */
export type ValidationIssue = { code: IssueCode; params?: Readonly<Record<string, string | number>> }

/** What the person is told about the fault, in one language. */
export function issueMessage(fault: ValidationIssue, locale: Locale): string {
  return say(issueTexts[fault.code], locale, fault.params)
}
