import { labelled } from '@delegacia/domain/language/labelled'
import {
  optionsOf,
  questionsOf,
  type RiskPart,
  type RiskQuestion,
} from '@delegacia/domain/risk-form/risk-form'
import { wordsKey } from '@delegacia/domain/risk-form/words'
import { Button } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import { FaultWords } from '@delegacia/ui/fault-words'
import { useCallback, useState } from 'react'
import type { Access } from '../../documents/held-access.ts'
import { locale, t } from '../../i18n/locale.ts'
import { PageTitle } from '../../router/page-title.tsx'
import { LibrasPlace } from '../../reading/libras-place.tsx'
import { ActMessage } from '../../thread/act-message.tsx'
import { useAct } from '../../thread/use-act.ts'
import { isAnswered } from './asked-now.ts'
import { KeptAnswersLine } from './keeping-line.tsx'
import { handIn, type Offer, type Protection } from './protection-calls.ts'
import { texts } from './protection-texts.ts'
import css from './risk-form.module.css'
import { faultless, type KeptAnswersState, type Own } from './use-kept-answers.ts'

type Props = {
  access: Access
  offer: Offer
  /** With the questions that are asked now. */
  parts: readonly RiskPart[]
  own: Own
  keeping: KeptAnswersState
  onChange: (question: string) => void
  onHandedIn: (protection: Protection) => void
}

/** What she said once more, of earlier answers that there are some; then it is handed in. */
export function RiskSummaryScreen({ access, offer, parts, own, keeping, onChange, onHandedIn }: Props) {
  const [missing, setMissing] = useState(false)
  const send = useCallback(
    (given: Own, key: string) => handIn(access, { versao: offer.versao, ...given, key }),
    [access, offer.versao],
  )
  const giving = useAct(send, onHandedIn)
  const said = parts
    .map((part) => ({ ...part, questions: part.questions.filter(({ id }) => isAnswered(id, own, offer)) }))
    .filter(({ questions }) => questions.length > 0)
  return (
    <>
      <PageTitle documentTitle={null}>{t(texts.summary)}</PageTitle>
      <LibrasPlace of="protecao-resumo" />
      <p>{t(texts.summaryLead)}</p>
      {said.map((part) => (
        <Card key={part.id} title={t(part.title)}>
          <ul className={css.said}>
            {part.questions.map((question) => (
              <Said key={question.id} question={question} own={own} onChange={() => onChange(question.id)} />
            ))}
          </ul>
        </Card>
      ))}
      <p className="muted">{t(said.length === 0 ? texts.none : texts.blank)}</p>
      <KeptAnswersLine keeping={keeping} />
      <div role="alert">
        {missing && (
          <>
            <p>{t(texts.none)}</p>
            <FaultWords locale={locale} />
          </>
        )}
      </div>
      <ActMessage {...giving} />
      <div className="actions">
        <Button kind="quiet" onClick={() => history.back()}>
          {t(texts.back)}
        </Button>
        <Button
          busy={giving.busy}
          onClick={() => {
            setMissing(said.length === 0)
            if (said.length > 0) void giving.act(faultless(questionsOf({ parts }), own))
          }}
        >
          {t(texts.handIn)}
        </Button>
      </div>
    </>
  )
}

type SaidProps = { question: RiskQuestion; own: Own; onChange: () => void }

function Said({ question, own: { answers, words }, onChange }: SaidProps) {
  const { id } = question
  const isHere = answers[id] !== undefined || words[id] !== undefined
  const chosen = optionsOf(question).filter((one) => answers[id]?.includes(one.id))
  const said = [
    ...(words[id] ? [words[id]] : []),
    ...chosen.map((one) => {
      const written = one.asks && words[wordsKey(id, one.id)]
      return written ? labelled(t(one.text), written, locale) : t(one.text)
    }),
  ]
  return (
    <li>
      <div>
        <p>{t(question.text)}</p>
        <p>{isHere ? said.join(' · ') : t(texts.hidden)}</p>
      </div>
      <Button kind="quiet" onClick={onChange}>
        {t(texts.change)}
        <span className="visually-hidden"> {t(question.text)}</span>
      </Button>
    </li>
  )
}
