import { notHereTexts } from '@delegacia/domain/desk/citizen/not-here-texts'
import { Button } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import { DescriptionList } from '@delegacia/ui/description-list'
import { useCallback, useId } from 'react'
import { t } from '../../i18n/locale.ts'
import { ActMessage } from '../../thread/act-message.tsx'
import { useOpenedText } from '../../thread/opened-report.ts'
import { SaidWords } from './said-words.tsx'
import type { Access } from '../../documents/held-access.ts'
import { appeal, disagree, type Thread } from './thread-calls.ts'
import { texts } from './thread-texts.ts'
import { useAct } from '../../thread/use-act.ts'

type Props<What> = { access: Access; what: What; mayWrite: boolean; onThread: (thread: Thread) => void }

/** Another crime that the police propose, old and new, with one button to disagree. */
export function ProposalCard({ access, what, mayWrite, onThread }: Props<NonNullable<Thread['proposta']>>) {
  const send = useCallback((_: string, key: string) => disagree(access, key), [access])
  const sending = useAct(send, onThread)
  return (
    <Card title={t(texts.proposal)} tone="warning">
      <DescriptionList
        rows={[
          { label: t(texts.from), value: what.de },
          { label: t(texts.to), value: what.para },
          {
            label: t(texts.why),
            value: (
              <SaidWords
                text={what.porque}
                language="pt-br"
                translation={what.traducao}
                isMissing={what.semTraducao}
              />
            ),
          },
        ]}
      />
      <ActMessage {...sending} />
      {what.podeDiscordar && mayWrite && (
        <div className="actions">
          <Button kind="quiet" busy={sending.busy} onClick={() => void sending.act('')}>
            {t(texts.disagree)}
          </Button>
        </div>
      )}
    </Card>
  )
}

/** That another authority takes care of it: which, why, by which law, and how to appeal. */
export function ElsewhereCard({
  access,
  what,
  mayWrite,
  onThread,
}: Props<NonNullable<Thread['outraAutoridade']>>) {
  const id = useId()
  const [text, setText] = useOpenedText('recurso')
  const send = useCallback((written: string, key: string) => appeal(access, written, key), [access])
  const sending = useAct(send, onThread)
  return (
    <Card title={t(texts.elsewhere)} tone="warning">
      <p>{t(notHereTexts[what.motivo].why)}</p>
      <DescriptionList
        rows={[
          { label: t(texts.where), value: what.ondeIr },
          { label: t(texts.law), value: what.baseLegal },
        ]}
      />
      {what.podeRecorrer && mayWrite && (
        <>
          <label htmlFor={id}>{t(texts.reason)}</label>
          <textarea
            id={id}
            className="control"
            rows={3}
            maxLength={5000}
            value={text}
            readOnly={sending.busy}
            onChange={(event) => setText(event.target.value)}
          />
          <ActMessage {...sending} />
          <div className="actions">
            <Button kind="quiet" busy={sending.busy} onClick={() => void sending.act(text.trim())}>
              {t(texts.appeal)}
            </Button>
          </div>
        </>
      )}
    </Card>
  )
}
