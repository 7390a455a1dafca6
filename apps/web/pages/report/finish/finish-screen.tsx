import { showInstant } from '@delegacia/domain/language/dates'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { Link } from 'wouter'
import { locale, t as tell } from '../../../i18n/locale.ts'
import { PageTitle } from '../../../router/page-title.tsx'
import { TryAgain } from '../../../ui/try-again.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DescriptionList } from '../../../ui/description-list.tsx'
import { CodeCard } from './code-card.tsx'
import { FinishAdvice } from './finish-advice.tsx'
import styles from './finish-screen.module.css'
import { texts } from './finish-texts.ts'
import { useDocumentAndMail } from './use-document-and-mail.ts'
import { maskEmail, type Receipt } from './receipt.ts'

const mailWords = { loading: texts.mailWaiting, ready: texts.mailReady, failed: texts.mailFailed }

type Props = {
  receipt: Receipt
  documentTitle: string | null
  onMailed: () => void
  onAdviceRead: () => void
}

/** The number, what happens next, what helps now, and the papers (FI-01, FI-02, FI-08). */
export function FinishScreen({ receipt, documentTitle, onMailed, onAdviceRead }: Props) {
  const { answer, email, message } = receipt
  const { paper, mail } = useDocumentAndMail(receipt, onMailed)
  const unit = answer.unidadeResponsavel
  return (
    <div className="stack">
      <div className={styles.seal}>
        <PageTitle documentTitle={documentTitle} className={styles.title}>
          <span className={styles.eyebrow}>{tell(texts.registered)}</span>
          <span className={styles.number}>{formatBulletinNumber(answer.bop)}</span>
        </PageTitle>
        <p>{tell(texts.kept, { when: showInstant(new Date(answer.registradoEm), locale) })}</p>
      </div>
      <p>{tell(texts.thanks)}</p>
      <Card title={tell(texts.now)}>
        <DescriptionList
          rows={[
            ...(email === ''
              ? []
              : [
                  {
                    label: tell(texts.today),
                    value: tell(mailWords[mail.state], { email: maskEmail(email) }),
                  },
                ]),
            { label: tell(texts.reader), value: [unit.nome, unit.endereco].filter(Boolean).join('\n') },
            { label: tell(texts.wrong), value: tell(texts.changes) },
            { label: tell(texts.validity), value: tell(texts.legal) },
          ]}
        />
        {mail.state === 'failed' && (
          <TryAgain text={tell(texts.mailFailed)} locale={locale} onRetry={mail.retry} />
        )}
      </Card>
      {message && <FinishAdvice request={message} onClear={onAdviceRead} />}
      <CodeCard code={answer.autDig} />
      {answer.recibo && (
        <p>
          <a download={`recibo-${answer.bop}.json`} href={fileOf(answer.recibo)}>
            {tell(texts.receipt)}
          </a>
        </p>
      )}
      {paper.state === 'failed' && (
        <TryAgain text={tell(texts.paperFailed)} locale={locale} onRetry={paper.retry} />
      )}
      <div className="actions">
        <Link href="/" className={buttonClass('quiet')}>
          {tell(texts.home)}
        </Link>
        {paper.state === 'ready' ? (
          <Link href={`/imprimir/${answer.unidade}/${answer.nrBop}`} className={buttonClass('main')}>
            {tell(texts.print)}
          </Link>
        ) : (
          paper.state === 'loading' && <Button busy>{tell(texts.preparing)}</Button>
        )}
      </div>
    </div>
  )
}

const fileOf = (receipt: object) => `data:application/json,${encodeURIComponent(JSON.stringify(receipt))}`
