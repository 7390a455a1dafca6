import { showDay } from '@delegacia/domain/language/dates'
import { say } from '@delegacia/domain/language/text'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { findFlowOfReport } from '@delegacia/flows/crimes/flows'
import type { Flow } from '@delegacia/flows/engine/define'
import { Button } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import { Skeleton } from '@delegacia/ui/skeleton'
import { TryAgain } from '@delegacia/ui/try-again'
import { useCallback, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { useLoad } from '../../api/use-load.ts'
import { locale, t } from '../../i18n/locale.ts'
import { createReportLoads, LoadsContext } from '../../questions/report-loads.ts'
import { texts as failures } from '../../thread/access-texts.ts'
import { ActMessage } from '../../thread/act-message.tsx'
import { AskedQuestion } from './asked-question.tsx'
import { texts } from './correction-texts.ts'
import type { Access } from '../../documents/held-access.ts'
import { sendAnswers, type ThreadAnswer, type Thread } from './thread-calls.ts'
import { useAct } from '../../thread/use-act.ts'
import { useAnswers } from './use-answers.ts'

type Asked = NonNullable<Thread['correcao']>
type Props = { access: Access; asked: Asked; onThread: (thread: Thread) => void }

/** The questions of the police, answered with the inputs of the form. */
export function CorrectionCard(props: Props) {
  const { boletim } = props.asked
  const [loads] = useState(createReportLoads)
  const flow = useLoad('flow', () => findFlowOfReport(boletim as Occurrence))
  return (
    <Card title={t(texts.title)} tone="warning">
      <p>{t(texts.until, { day: showDay(props.asked.ate, locale) })}</p>
      {flow.state === 'loading' && <Skeleton locale={locale} />}
      {flow.state === 'failed' && <TryAgain text={t(failures.failed)} locale={locale} onRetry={flow.retry} />}
      {flow.value && (
        <LoadsContext value={loads}>
          <Questions {...props} flow={flow.value} />
        </LoadsContext>
      )}
    </Card>
  )
}

function Questions({ access, asked, flow, onThread }: Props & { flow: Flow }) {
  const answers = useAnswers(flow, asked.boletim as Occurrence, asked.ate)
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map())
  const [none, setNone] = useState(false)
  const send = useCallback(
    (given: readonly ThreadAnswer[], key: string) =>
      sendAnswers(access, given, key).catch((error: unknown) => {
        setRefused(faultsOf(error))
        throw error
      }),
    [access],
  )
  const sending = useAct(send, onThread)
  return (
    <form
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        const { given, faults } = answers.check(asked.perguntas.map(({ campo }) => campo))
        setRefused(faults)
        setNone(given.length === 0 && faults.size === 0)
        if (given.length > 0 && faults.size === 0 && !sending.busy) void sending.act(given)
      }}
    >
      {asked.perguntas.map((question) => (
        <AskedQuestion
          key={question.campo}
          question={question}
          answers={answers}
          message={refused.get(question.campo)}
        />
      ))}
      <p role="status">{none ? say(texts.none, locale) : ''}</p>
      {refused.size === 0 && <ActMessage {...sending} />}
      <div className="actions">
        <Button type="submit" busy={sending.busy}>
          {t(texts.send)}
        </Button>
      </div>
    </form>
  )
}

/** The station's messages by field, where it refused answers. */
function faultsOf(error: unknown): ReadonlyMap<string, string> {
  const body = error instanceof ApiError && error.status === 422 ? error.body : undefined
  const { erros = [] } = (body ?? {}) as { erros?: { campo: string; mensagem: string }[] }
  return new Map(erros.map(({ campo, mensagem }) => [campo, mensagem]))
}
