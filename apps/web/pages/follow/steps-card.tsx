import type { Cancellation } from '@delegacia/contract/documents/cancellation'
import { stepTypes } from '@delegacia/domain/desk/citizen/step-types'
import { decisionTexts } from '@delegacia/domain/desk/citizen/decision-texts'
import { roleTexts } from '@delegacia/domain/desk/citizen/role-texts'
import { stepTexts } from '@delegacia/domain/desk/citizen/step-texts'
import type { ThreadStep } from '@delegacia/domain/desk/citizen/thread-step'
import { cancellationReasons } from '@delegacia/domain/language/cancellation-reasons'
import { showInstant } from '@delegacia/domain/language/dates'
import { Button } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import { locale, t } from '../../i18n/locale.ts'
import css from './follow.module.css'
import { SaidWords } from './said-words.tsx'
import type { Thread } from './thread-calls.ts'
import { texts } from './thread-texts.ts'

type Step = Thread['passos'][number]

const kinds = new Map(
  (Object.keys(stepTypes) as ThreadStep['kind'][]).map((kind) => [stepTypes[kind] as string, kind]),
)

function sentenceOf(step: Step): string {
  const kind = kinds.get(step.tipo)
  if (!kind) return ''
  const unit = 'unidade' in step ? step.unidade : ''
  const number = 'recibo' in step ? step.recibo : ''
  return t(stepTexts[kind], { unit, number })
}

function authorOf({ por }: Step): string {
  if (por.quem === 'policia') return `${por.unidade}, ${t(roleTexts[por.cargo])}`
  return t(por.quem === 'codigo' ? texts.byCode : texts.station)
}

function decisionOf(step: Step) {
  const said =
    step.tipo === 'recurso_decidido'
      ? decisionTexts[step.aceito ? 'granted' : 'notGranted']
      : step.tipo === 'crime_decidido'
        ? decisionTexts[step.vale]
        : undefined
  return said && <p>{t(said)}</p>
}

/** Why, and what it means for who reported: the copy, what was told, and the work of the police. */
const Cancelled = ({ canceladoEm, motivo }: Cancellation) => (
  <>
    {motivo && <p>{t(cancellationReasons[motivo])}</p>}
    <p>{t(texts.cancelledMeans, { since: showInstant(new Date(canceladoEm), locale) })}</p>
  </>
)

const translationOf = (step: Step) =>
  'traducao' in step || 'semTraducao' in step
    ? { translation: step.traducao, isMissing: step.semTraducao }
    : {}

/** Everything that happened, the newest last, with the messages of both sides in full. */
export function StepsCard({ steps, onPaper }: { steps: readonly Step[]; onPaper: (sha256: string) => void }) {
  return (
    <Card title={t(texts.steps)}>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step.id} className={css[step.por.quem]}>
            <p className={css.what}>{sentenceOf(step)}</p>
            {'texto' in step && step.texto !== undefined && (
              <SaidWords
                text={step.texto}
                language={'idioma' in step ? step.idioma : undefined}
                {...translationOf(step)}
              />
            )}
            {decisionOf(step)}
            {step.tipo === 'exportado' && <p>{step.explicacao}</p>}
            {'canceladoEm' in step && <Cancelled {...step} />}
            {'porque' in step && <SaidWords text={step.porque} language="pt-br" {...translationOf(step)} />}
            <p className="muted">
              {authorOf(step)} · {showInstant(new Date(step.quando), locale)}
            </p>
            {'acrescimoSha256' in step && (
              <Button kind="quiet" onClick={() => onPaper(step.acrescimoSha256)}>
                {t(texts.addendum)}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
