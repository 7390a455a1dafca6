import type { actCalls, ReportChanged } from '@delegacia/contract/desk/acts'
import type { ReportProgress } from '@delegacia/contract/desk/report-progress'
import type { ReportAct } from '@delegacia/domain/desk/acts/report-act'
import { useRef, useState } from 'react'
import { getDesk, postDesk } from '../api/ask-desk.ts'
import type { BodyOf, CallArguments } from '../api/call-types.ts'
import { DeskError, Refused } from '../api/desk-error.ts'
import { usePresence } from '../frame/use-presence.ts'
import { usePolling } from '../frame/use-polling.ts'
import { eventWords } from '../words/event-words.ts'
import { timeOf } from '../words/times.ts'

export type ActPath = (typeof actCalls)[keyof typeof actCalls]['path']

/** While a report is open its page hears every so often who else looks at it, and says so of whoever uses it. */
const pollMs = 20_000

/** They say nothing about what a report says: nobody has to read it anew to claim it or to take words back. */
const readsNothing: ReadonlySet<string> = new Set([
  '/boletins/{boletim}/pegar',
  '/boletins/{boletim}/soltar',
  '/boletins/{boletim}/voltar-atras',
] satisfies ActPath[])

/** What this officer did last: whether it can still be taken back, and whether it ended the claim. */
type Done = { readonly act: ReportAct; readonly waits: boolean; readonly released: boolean }

/** An open report: how it stands now, what came since it was read, and the acts on it with the version that was read. */
export function useReport(first: ReportProgress) {
  const [progress, setProgress] = useState(first)
  const [read, setRead] = useState(first.versao)
  const arrived = progress.recentes.filter(({ versao, meu }) => versao > read && !meu)
  const seen = arrived.length === 0 ? progress.versao : read
  const [done, setDone] = useState<Done>()
  const [offline, setOffline] = useState(false)
  const [missing, setMissing] = useState(false)
  const boletim = progress.id
  // Another unit has it: this one is told nothing more.
  const gone = missing || progress.unidade.id !== first.unidade.id

  const latest = useRef(0)
  function ask(olhando?: 'sim'): void {
    if (gone) return
    const mine = ++latest.current
    getDesk('/boletins/{boletim}/andamento', { path: { boletim }, query: { olhando } }).then(
      (now) => {
        setProgress(now)
        // One that was asked for before the line was lost does not say that it is there again.
        if (mine === latest.current) setOffline(false)
      },
      (error: unknown) =>
        error instanceof DeskError && error.status === 404 ? setMissing(true) : setOffline(true),
    )
  }
  const isHere = usePresence((here) => {
    if (here) ask('sim')
    else if (!gone) sayGone(boletim)
  })
  usePolling(pollMs, () => ask(isHere() ? 'sim' : undefined))

  /** Throws what the officer reads: whoever was slower is told who was faster, and what was written stays. */
  async function act<P extends ActPath>(path: P, body: BodyOf<P>): Promise<void> {
    const version = readsNothing.has(path) ? progress.versao : seen
    const filling = [{ path: { boletim }, version }] as unknown as CallArguments<'post', P>
    try {
      const now = (await postDesk(path, body, ...filling)) as ReportProgress
      setProgress(now)
      const waits = now.saindo.length > progress.saindo.length
      const released = progress.posse?.minha === true && now.posse?.minha !== true
      setDone({ act: path.replace(/^.*\//, '') as ReportAct, waits, released })
    } catch (error) {
      if (!(error instanceof DeskError) || error.status !== 412) throw error
      const changed = error.body as ReportChanged
      setProgress(changed.andamento)
      throw new Refused(changedSentence(changed), { cause: error })
    }
  }
  /** The report was read again. */
  function reread(now: ReportProgress): void {
    setProgress(now)
    setRead(now.versao)
  }
  return { progress, offline, gone, act, done, arrived, seen, reread }
}

/** Colleagues see it within a minute, should this not arrive. */
function sayGone(boletim: string): void {
  const left = { path: { boletim }, query: { olhando: 'nao' }, keepalive: true } as const
  getDesk('/boletins/{boletim}/andamento', left).catch(() => undefined)
}

function changedSentence({ quem, o_que: what, quando }: ReportChanged): string {
  const words: Readonly<Record<string, string>> = eventWords
  const happened = what === undefined ? undefined : words[what]?.replace(/^./, (first) => first.toLowerCase())
  const who = [quem, happened, quando && timeOf(quando)].filter(Boolean).join(', ')
  return `O boletim mudou desde que você leu${who && ` (${who})`}. Nada foi enviado e o seu texto fica guardado. Feche esta janela, veja o que chegou e tente de novo.`
}

export type OpenReport = ReturnType<typeof useReport>
