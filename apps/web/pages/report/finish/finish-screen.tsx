import type { LetterState } from '@delegacia/contract/email'
import type { Text } from '@delegacia/domain/language/text'
import { showInstant } from '@delegacia/domain/language/dates'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { maskEmail } from '@delegacia/domain/rules/mask-email'
import { Link } from 'wouter'
import { locale, t } from '../../../i18n/locale.ts'
import { PageTitle } from '../../../router/page-title.tsx'
import { LibrasPlace } from '../../../reading/libras-place.tsx'
import { Announcement } from '../../../ui/announcement.tsx'
import { TryAgain } from '@delegacia/ui/try-again'
import { buttonClass } from '@delegacia/ui/button'
import { FollowWith } from '../../../thread/follow-with.tsx'
import { CodeCard } from './code-card.tsx'
import { DocumentLinks } from './document-links.tsx'
import { FinishAdvice } from './finish-advice.tsx'
import styles from './finish-screen.module.css'
import { texts } from './finish-texts.ts'
import { KindWords } from './kind-words.tsx'
import { ProtectionCard } from './protection-card.tsx'
import { answerBy, NextSteps } from './next-steps.tsx'
import { useDocumentAndMail } from './use-document-and-mail.ts'
import type { ShownReceipt } from './receipt.ts'

const letterTexts: Record<LetterState, Text> = {
  enviada: texts.mailReady,
  a_enviar: texts.mailWaiting,
  nao_enviada: texts.mailRefused,
  sem_correio: texts.mailNone,
}

type Props = {
  receipt: ShownReceipt
  documentTitle: string | null
  /** What this screen may be called if there is a video of it. */
  libras: readonly string[]
  /** Whether somebody did this to somebody: a loss and a death have nobody to blame. */
  offender: boolean
  /** Whether somebody else may look into the device. */
  discreet: boolean
  onLetter: (state: LetterState) => void
  onAdviceRead: () => void
}

/** The number and the document, what happens next, and what helps now (FI-01, FI-02, FI-08). */
export function FinishScreen(props: Props) {
  const { receipt, documentTitle, libras, offender, discreet, onLetter, onAdviceRead } = props
  const { answer, email, letter, message } = receipt
  const { bop, unidade, nrBop } = answer
  const { pdf, codeless, mail } = useDocumentAndMail(receipt, onLetter)
  const number = formatBulletinNumber(bop)
  const by = answerBy(answer)
  const told = mail.state === 'failed' ? texts.mailFailed : letter && letterTexts[letter]
  return (
    <div className="stack">
      <div className={styles.registered}>
        <PageTitle documentTitle={documentTitle} className={styles.title}>
          <span className={styles.eyebrow}>{t(texts.registered)}</span>
          <span className={styles.number}>{number}</span>
        </PageTitle>
        {/* Orca misses a title that takes the focus from a dialog which closes. */}
        <Announcement text={`${t(texts.registered)}: ${number}`} after={1000} />
        <p>{t(texts.kept, { when: showInstant(new Date(answer.registradoEm), locale) })}</p>
        {by !== '' && (
          <p>
            <strong>{by}</strong>
          </p>
        )}
        <p>{t(texts.remember)}</p>
      </div>
      <LibrasPlace of={libras} />
      {answer.teste && <p className={styles.test}>{t(texts.test)}</p>}
      <DocumentLinks
        pdf={pdf}
        codeless={codeless}
        page={`/imprimir/${unidade}/${nrBop}`}
        fileName={discreet ? 'documento.pdf' : `boletim-${unidade}-${nrBop}.pdf`}
        discreet={discreet}
      />
      <KindWords offender={offender} />
      <CodeCard code={answer.autDig} discreet={discreet} />
      {answer.pedeProtecao && <ProtectionCard number={number} code={answer.autDig} />}
      <NextSteps
        answer={answer}
        // Nothing before the station has answered: only what was done is said.
        mail={email === '' || !told ? '' : t(told, { email: maskEmail(email) })}
      />
      {mail.state === 'failed' && (
        <TryAgain text={t(texts.mailFailed)} locale={locale} onRetry={mail.retry} />
      )}
      {message && <FinishAdvice request={message} folded={!discreet} onClear={onAdviceRead} />}
      {answer.recibo && (
        <p>
          <a download={`recibo-${bop}.json`} href={fileOf(answer.recibo)}>
            {t(texts.receipt)}
          </a>
        </p>
      )}
      <p>
        <FollowWith access={{ numero: number, codigo: answer.autDig }} />
      </p>
      <div className="actions">
        <Link href="/" className={buttonClass('quiet')}>
          {t(texts.home)}
        </Link>
      </div>
    </div>
  )
}

const fileOf = (receipt: object) => `data:application/json,${encodeURIComponent(JSON.stringify(receipt))}`
