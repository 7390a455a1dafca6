import { issueTexts, type IssueCode } from '../language/issue-texts.ts'
import { missingByLabel, missingTexts } from '../language/issue-texts-missing.ts'
import { say, type Locale, type Text } from '../language/text.ts'

/** What is wrong with one value, as a code and its params; it becomes a sentence only where a person reads it. */
export type ValidationIssue = {
  code: IssueCode
  params?: Readonly<Record<string, string | number>>
  /** The question that has no answer, by its path and label, and its own sentence: the message names what is missing. */
  unanswered?: { readonly name: string; readonly label: Text; readonly sentence?: Text }
}

const sentences: Readonly<Record<string, Text>> = missingTexts

/** The message about an issue, in one language. */
export function issueMessage({ code, params, unanswered }: ValidationIssue, locale: Locale): string {
  if (!unanswered) return say(issueTexts[code], locale, params)
  const sentence = unanswered.sentence ?? sentences[unanswered.name]
  if (sentence) return say(sentence, locale)
  const label = say(unanswered.label, locale)
  const rule = label.endsWith('?') ? 'answer' : code === 'choiceRequired' ? 'choose' : 'fill'
  return say(missingByLabel[rule], locale, { label })
}
