import type { ReportProgress } from '@delegacia/contract/desk/report-progress'
import type { Progress } from '@delegacia/domain/desk/events/progress'
import { templatePurposes } from '@delegacia/domain/desk/templates/template'
import { templatesFor, type TemplateFit } from '@delegacia/domain/desk/templates/templates'
import { say, type Locale } from '@delegacia/domain/language/text'
import type { CrimeRoute } from '@delegacia/domain/lists/routes'

type Fit = { progress: Progress; crime: CrimeRoute; language: Locale; unit: string }

/** The texts that fit a report now: the Portuguese, and what its citizen reads. */
export const templateAnswers = ({ progress, crime, language, unit }: Fit): ReportProgress['modelos'] =>
  templatePurposes.flatMap((purpose) =>
    templatesFor(purpose, fitOf(progress, crime)).map(({ id, version, title, text, campo }) => ({
      id,
      versao: version,
      uso: purpose,
      titulo: title,
      portugues: say(text, 'pt-br', { unit }),
      enviado: say(text, language, { unit }),
      ...(campo !== undefined && { campo }),
    })),
  )

/** Which templates fit a report as it stands. */
export const fitOf = ({ state, measure }: Progress, crime: CrimeRoute): TemplateFit => ({
  state,
  crime,
  asksMeasure: measure !== undefined,
})
