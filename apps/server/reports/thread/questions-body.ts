import type { AskedQuestion } from '@delegacia/domain/desk/events/event-parts'
import { questionFor, templates } from '@delegacia/domain/desk/templates/templates'
import { say } from '@delegacia/domain/language/text'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { withoutPoliceOnly } from '@delegacia/domain/report/police-only'
import { correctableFields } from '@delegacia/flows/corrections/correctable-fields'
import { shownAnswer, type EarlierAnswers } from '@delegacia/flows/corrections/correction'
import type { Flow } from '@delegacia/flows/engine/define'
import type { Context } from '@delegacia/flows/engine/model/context'
import type { StepWords } from './step-body.ts'

/** The questions that wait, each as it was asked and with the answer as it stands. */
export function questionBodies(
  questions: readonly AskedQuestion[],
  { flow, context, earlier }: { flow: Flow; context: Context; earlier: EarlierAnswers },
  words: StepWords,
) {
  const fields = new Map(correctableFields(flow, context).map((one) => [one.campo, one]))
  return questions.map((question) => {
    const asked = fields.get(question.campo)
    const hoje = asked && shownAnswer(asked, context, earlier)
    return { campo: question.campo, pergunta: saidOf(question, words), ...(hoje !== undefined && { hoje }) }
  })
}

function saidOf({ campo, text, template }: AskedQuestion, { locale, textOf }: StepWords): string {
  const written = text === undefined ? undefined : textOf(text)
  if (written !== undefined) return written
  const chosen = templates.find(({ id }) => id === template?.template) ?? questionFor(campo)
  return chosen ? say(chosen.text, locale) : ''
}

/** What the inputs are drawn from: no account, and where somebody dangerous may read along, nobody of the report. */
export function reportToAsk(report: Occurrence, { discreet }: Pick<Flow, 'discreet'>): Occurrence {
  const { relato: _, relato_plain: _plain, relato_original: _original, ...rest } = withoutPoliceOnly(report)
  return discreet ? { ...rest, envolvido: rest.envolvido.map(({ atuacao }) => ({ atuacao })) } : rest
}
