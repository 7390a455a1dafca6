import type { ReportProgress } from '@delegacia/contract/desk/report-progress'
import type { Progress } from '@delegacia/domain/desk/events/progress'
import { templatesFor } from '@delegacia/domain/desk/templates/templates'
import { say, type Locale } from '@delegacia/domain/language/text'
import type { CrimeRoute } from '@delegacia/domain/lists/routes'

type Fit = { progress: Progress; crime: CrimeRoute; language: Locale; unit: string }

const purposes = ['message', 'question', 'step'] as const

/** The texts that fit a report now: the Portuguese, and what its citizen reads. */
export const templateAnswers = ({ progress, crime, language, unit }: Fit): ReportProgress['modelos'] =>
  purposes.flatMap((purpose) =>
    templatesFor(purpose, progress.state, crime).map(({ id, version, title, text, campo }) => ({
      id,
      versao: version,
      uso: purpose,
      titulo: title,
      portugues: say(text, 'pt-br', { unit }),
      enviado: say(text, language, { unit }),
      ...(campo !== undefined && { campo }),
    })),
  )
