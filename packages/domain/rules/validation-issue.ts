import { issueTexts, type IssueCode } from '../language/issue-texts.ts'
import { say, type Locale } from '../language/text.ts'

/** What is wrong with one value, as a code and its params; it becomes a sentence only where a person reads it. */
export type ValidationIssue = { code: IssueCode; params?: Readonly<Record<string, string | number>> }

/** The message about an issue, in one language. */
export function issueMessage(issue: ValidationIssue, locale: Locale): string {
  return say(issueTexts[issue.code], locale, issue.params)
}
