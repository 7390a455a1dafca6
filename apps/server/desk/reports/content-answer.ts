import type { DeskReport } from '@delegacia/contract/desk/report'
import { questionFor } from '@delegacia/domain/desk/templates/templates'
import { say } from '@delegacia/domain/language/text'
import { correctableFields } from '@delegacia/flows/corrections/correctable-fields'
import { shownAnswer, type EarlierAnswers } from '@delegacia/flows/corrections/correction'
import { summary } from '@delegacia/flows/engine/summary'
import { newestAnswers, type AnswersOfEvent } from '../../reports/events/kept-answers.ts'
import { sectionsNow } from '../../reports/events/sections-now.ts'
import type { ReportBody } from '../../reports/registration/encrypt-body.ts'
import { storedContext } from '../../reports/registration/stored-context.ts'

/** What a person wrote, as the officer who opened the report reads it: the cards of the citizen's own review, in Portuguese. */
export async function contentAnswer(
  body: ReportBody,
  answered: readonly AnswersOfEvent[],
  now: Date,
): Promise<Pick<DeskReport, 'ocorrencia' | 'relatoOriginal' | 'narrativa' | 'secoes' | 'campos'>> {
  const { report, occurrence, narrative } = body
  const stored = await storedContext(report, now)
  // A form that no longer exists is shown as its document told it.
  const sections = stored ? summary(stored.flow, stored.context) : body.sections
  return {
    ocorrencia: occurrence,
    relatoOriginal: report.relato_original ?? report.relato_plain ?? '',
    narrativa: narrative,
    secoes: sectionsNow(sections, answered),
    campos: stored ? fieldAnswers(stored, newestAnswers(answered)) : [],
  }
}

type Stored = NonNullable<Awaited<ReturnType<typeof storedContext>>>

const fieldAnswers = ({ flow, context }: Stored, earlier: EarlierAnswers): DeskReport['campos'] =>
  correctableFields(flow, context).map((one) => {
    const { campo, field, instance } = one
    const { step, form, entity } = instance
    const modelo = questionFor(campo)?.id
    const hoje = shownAnswer(one, context, earlier)
    return {
      campo,
      secao: [say(step.summaryTitle, 'pt-br'), ...(form ? [form.name(entity, context)] : [])].join(', '),
      rotulo: say(field.shortLabel ?? field.label, 'pt-br'),
      ...(hoje !== undefined && { hoje }),
      ...(modelo !== undefined && { modelo }),
    }
  })
