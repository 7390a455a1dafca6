import { showInstant } from '@delegacia/domain/language/dates'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { Link } from 'wouter'
import { locale, t } from '../../../i18n/locale.ts'
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

const mailTexts = { loading: texts.mailWaiting, ready: texts.mailReady, failed: texts.mailFailed }

type Props = {
  receipt: Receipt
  documentTitle: string | null
  onMailed: () => void
  onAdviceRead: () => void
}

/** The number, what happens next, what helps now, and the document (FI-01, FI-02, FI-08). */
export function FinishScreen({ receipt, documentTitle, onMailed, onAdviceRead }: Props) {
  const { answer, email, message } = receipt
  const { pdf, mail } = useDocumentAndMail(receipt, onMailed)
  const unit = answer.unidadeResponsavel
  return (
    <div className="stack">
      <div className={styles.registered}>
        <PageTitle documentTitle={documentTitle} className={styles.title}>
          <span className={styles.eyebrow}>{t(texts.registered)}</span>
          <span className={styles.number}>{formatBulletinNumber(answer.bop)}</span>
        </PageTitle>
        <p>{t(texts.kept, { when: showInstant(new Date(answer.registradoEm), locale) })}</p>
      </div>
      <p>{t(texts.thanks)}</p>
      <Card title={t(texts.now)}>
        <DescriptionList
          rows={[
            ...(email === ''
              ? []
              : [{ label: t(texts.today), value: t(mailTexts[mail.state], { email: maskEmail(email) }) }]),
            { label: t(texts.reader), value: [unit.nome, unit.endereco].filter(Boolean).join('\n') },
            { label: t(texts.wrong), value: t(texts.changes) },
            { label: t(texts.validity), value: t(texts.legal) },
          ]}
        />
        {mail.state === 'failed' && (
          <TryAgain text={t(texts.mailFailed)} locale={locale} onRetry={mail.retry} />
        )}
      </Card>
      {message && <FinishAdvice request={message} onClear={onAdviceRead} />}
      <CodeCard code={answer.autDig} />
      {answer.recibo && (
        <p>
          <a download={`recibo-${answer.bop}.json`} href={fileOf(answer.recibo)}>
            {t(texts.receipt)}
          </a>
        </p>
      )}
      {pdf.state === 'failed' && (
        <TryAgain text={t(texts.documentFailed)} locale={locale} onRetry={pdf.retry} />
      )}
      <div className="actions">
        <Link href="/" className={buttonClass('quiet')}>
          {t(texts.home)}
        </Link>
        {pdf.state === 'ready' ? (
          <Link href={`/imprimir/${answer.unidade}/${answer.nrBop}`} className={buttonClass('main')}>
            {t(texts.print)}
          </Link>
        ) : (
          pdf.state === 'loading' && <Button busy>{t(texts.preparing)}</Button>
        )}
      </div>
    </div>
  )
}

const fileOf = (receipt: object) => `data:application/json,${encodeURIComponent(JSON.stringify(receipt))}`
