import type { actCalls, ReportChanged } from '@delegacia/contract/desk/acts'
import type { DeskReport } from '@delegacia/contract/desk/report'
import type { ReportProgress } from '@delegacia/contract/desk/report-progress'
import { useState } from 'react'
import { getDesk, postDesk } from '../../api/ask-desk.ts'
import type { BodyOf, Given } from '../../api/call-types.ts'
import { DeskError, Refused } from '../../api/desk-error.ts'
import { usePolling } from '../../frame/use-polling.ts'
import { timeOf } from '../../words/times.ts'

export type ActPath = (typeof actCalls)[number]['path']

/** While a report is open its page says every so often that somebody looks at it, and hears who else does. */
const pollMs = 20_000

/** An open report: how it stands now, and the acts on it with the version that was seen. */
export function useReport(report: DeskReport) {
  const [progress, setProgress] = useState<ReportProgress>(report.andamento)
  const [offline, setOffline] = useState(false)
  const boletim = progress.id

  usePolling(pollMs, () => {
    getDesk('/boletins/{boletim}/andamento', { path: { boletim } }).then(
      (now) => {
        setProgress(now)
        setOffline(false)
      },
      () => setOffline(true),
    )
  })

  /** Throws what the officer reads: whoever was slower is told who was faster, and what was written stays. */
  async function act<P extends ActPath>(path: P, body: BodyOf<P>): Promise<void> {
    const filling = [{ path: { boletim }, version: progress.versao }] as unknown as Given<'post', P>
    try {
      setProgress((await postDesk(path, body, ...filling)) as ReportProgress)
    } catch (error) {
      if (!(error instanceof DeskError) || error.status !== 412) throw error
      const changed = error.body as ReportChanged
      setProgress(changed.andamento)
      throw new Refused(changedSentence(changed), { cause: error })
    }
  }
  return { progress, offline, act }
}

function changedSentence({ quem, o_que: what, quando }: ReportChanged): string {
  const who = [quem, what, quando && timeOf(quando)].filter(Boolean).join(', ')
  return `O boletim mudou desde que você leu${who && ` (${who})`}. Nada foi enviado e o seu texto continua aqui. Confira como ele está agora antes de tentar de novo.`
}

export type OpenReport = ReturnType<typeof useReport>
