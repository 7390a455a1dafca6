import type { DeskReport } from '@delegacia/contract/desk/report'
import { questionFor } from '@delegacia/domain/desk/templates/templates'
import { say } from '@delegacia/domain/language/text'
import { correctableFields } from '@delegacia/flows/corrections/correctable-fields'
import { rowsOf } from '@delegacia/flows/engine/fields/unknown'
import { summary } from '@delegacia/flows/engine/summary'
import type { ReportBody } from '../../reports/encrypt-body.ts'
import { storedContext } from '../../reports/stored-context.ts'

/** What a person wrote, as the officer who opened the report reads it: the cards of the citizen's own review, in Portuguese. */
export async function contentAnswer(
  body: ReportBody,
  now: Date,
): Promise<Pick<DeskReport, 'ocorrencia' | 'relatoOriginal' | 'narrativa' | 'secoes' | 'campos'>> {
  const { report, occurrence, narrative } = body
  const stored = await storedContext(report, now)
  return {
    ocorrencia: occurrence,
    relatoOriginal: report.relato_original ?? report.relato_plain ?? '',
    narrativa: narrative,
    // A form that no longer exists is shown as its document told it.
    secoes: stored ? summary(stored.flow, stored.context) : body.sections,
    campos: stored ? fieldAnswers(stored) : [],
  }
}

type Stored = NonNullable<Awaited<ReturnType<typeof storedContext>>>

const fieldAnswers = ({ flow, context }: Stored): DeskReport['campos'] =>
  correctableFields(flow, context).map(({ campo, field, instance, answer }) => {
    const modelo = questionFor(campo)?.id
    const hoje =
      answer === undefined
        ? undefined
        : rowsOf(field, answer, instance.entity, context)
            .map(({ value }) => value)
            .join(', ')
    return {
      campo,
      rotulo: say(field.shortLabel ?? field.label, 'pt-br'),
      ...(hoje !== undefined && { hoje }),
      ...(modelo !== undefined && { modelo }),
    }
  })
