import { Button } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import { lazy, Suspense, useCallback, useState } from 'react'
import { t } from '../../i18n/locale.ts'
import { CancelledNotice } from '../../documents/cancelled-notice.tsx'
import { ActMessage } from '../../thread/act-message.tsx'
import { words } from '../../ui/kind-texts.ts'
import css from './follow.module.css'
import { MessageCard } from './message-card.tsx'
import { NoticesCard } from './notices-card.tsx'
import { OpeningsCard } from './openings-card.tsx'
import { StateCard } from './state-card.tsx'
import { StepsCard } from './steps-card.tsx'
import type { Access } from '../../documents/held-access.ts'
import { readThread, type Thread } from './thread-calls.ts'
import { texts } from './thread-texts.ts'
import { useAct } from '../../thread/use-act.ts'

const CloseCard = lazy(() => import('./codes-card.tsx').then((module) => ({ default: module.CloseCard })))
const HelperCard = lazy(() => import('./codes-card.tsx').then((module) => ({ default: module.HelperCard })))
const ContactCard = lazy(() =>
  import('./contact-card.tsx').then((module) => ({ default: module.ContactCard })),
)
const CorrectionCard = lazy(() =>
  import('./correction-card.tsx').then((module) => ({ default: module.CorrectionCard })),
)
const EvidenceBox = lazy(() =>
  import('../../evidence/evidence-box.tsx').then((module) => ({ default: module.EvidenceBox })),
)
const ElsewhereCard = lazy(() =>
  import('./objection-card.tsx').then((module) => ({ default: module.ElsewhereCard })),
)
const ProposalCard = lazy(() =>
  import('./objection-card.tsx').then((module) => ({ default: module.ProposalCard })),
)
const PaperDialog = lazy(() =>
  import('./paper-dialog.tsx').then((module) => ({ default: module.PaperDialog })),
)

const ProtectionCard = lazy(() =>
  import('./protection-card.tsx').then((module) => ({ default: module.ProtectionStep })),
)

type Props = { access: Access; first: Thread; onClosed: () => void }

/** The thread of a report: how it stands, what is asked, messages, papers, who looked, and the codes. */
export function ThreadScreen({ access, first, onClosed }: Props) {
  const [thread, setThread] = useState(first)
  const [paper, setPaper] = useState<{ addendum?: string }>()
  const showing = useAct(
    useCallback(() => readThread(access, true), [access]),
    setThread,
  )
  // Openings that were shown stay until the page is left.
  const onThread = useCallback(
    (next: Thread) => setThread((last) => (last.aberturas ? { aberturas: last.aberturas, ...next } : next)),
    [],
  )
  /** The line of a file that arrived appears with the next act where this look is lost. */
  const look = useCallback(() => {
    readThread(access, false).then(onThread, () => undefined)
  }, [access, onThread])
  const isGone = thread.passos.some(({ tipo }) => tipo === 'conteudo_destruido')
  const mayWrite = !thread.somenteLeitura && !isGone
  const { correcao, proposta, outraAutoridade, cancelamento, avisos, avisosPara } = thread
  return (
    <div className={`stack ${css.thread}`}>
      <p>{[words.acknowledge, words.normalise, texts.blame, words.thank].map((text) => t(text)).join(' ')}</p>
      <StateCard {...{ thread, mayWrite }} />
      {thread.protecao && mayWrite && (
        <Suspense>
          <ProtectionCard access={access} protection={thread.protecao} />
        </Suspense>
      )}
      {cancelamento && <CancelledNotice {...cancelamento} />}
      {correcao && mayWrite && (
        <Suspense>
          <CorrectionCard key={correcao.ate} access={access} asked={correcao} onThread={onThread} />
        </Suspense>
      )}
      <Suspense>
        {proposta && <ProposalCard {...{ access, mayWrite, onThread }} what={proposta} />}
        {outraAutoridade && <ElsewhereCard {...{ access, mayWrite, onThread }} what={outraAutoridade} />}
      </Suspense>
      <StepsCard steps={thread.passos} onPaper={(addendum) => setPaper({ addendum })} />
      {mayWrite && <MessageCard access={access} onThread={onThread} />}
      {thread.contatoSeguro && mayWrite && (
        <Suspense>
          <ContactCard access={access} onThread={onThread} />
        </Suspense>
      )}
      {mayWrite && (
        <Suspense>
          <EvidenceBox keys={access} begun={thread.envios} onChanged={look} />
        </Suspense>
      )}
      {mayWrite && (
        <Card title={t(texts.papers)}>
          <Button kind="quiet" onClick={() => setPaper({})}>
            {t(texts.paper)}
          </Button>
        </Card>
      )}
      <OpeningsCard openings={thread.aberturas} onShow={() => void showing.act(undefined)} />
      <ActMessage {...showing} />
      {avisos !== undefined && avisosPara !== undefined && mayWrite && (
        <NoticesCard {...{ access, onThread }} wanted={avisos} email={avisosPara} />
      )}
      {mayWrite && (
        <Suspense>
          <HelperCard {...{ access, thread, onThread }} />
          <CloseCard access={access} onClosed={onClosed} />
        </Suspense>
      )}
      {paper && (
        <Suspense>
          <PaperDialog access={access} addendum={paper.addendum} onClose={() => setPaper(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
