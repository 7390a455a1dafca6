import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import { readDocumentReference } from '@delegacia/domain/rules/document-reference'
import { locale, t } from '../../i18n/locale.ts'
import { PageTitle } from '../../router/page-title.tsx'
import { LibrasPlace } from '../../reading/libras-place.tsx'
import { routes } from '../../router/routes.ts'
import { CodeForm } from '../../documents/code-form.tsx'
import { readCode } from '../../documents/read-code.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import { Skeleton } from '@delegacia/ui/skeleton'
import { FileCheck } from './file-check.tsx'
import { FollowLink } from '../../thread/follow-link.tsx'
import { ValidationResult } from './validation-result.tsx'
import { texts } from './validate-texts.ts'
import css from './validate.module.css'

/** Only who has a message loads what reads it. */
const MessageCheck = lazy(() =>
  import('./message-check.tsx').then((module) => ({ default: module.MessageCheck })),
)

type ValidatePageProps = {
  /** What a scan brought: the reference of a document, or the code that older documents have there. */
  typed?: string | undefined
  /** A scan led here before, but its code was not kept. */
  scanGone?: boolean
}

/** Whether a document is ours, by the number that its QR code leads here with or that a person types (FI-07). */
export function ValidatePage({ typed = '', scanGone = false }: ValidatePageProps) {
  // The code is in this page's memory alone: it opens the document, and others may read this browser's history.
  const reference = readDocumentReference(typed)
  const [first] = useState(() => readCode(typed))
  const [code, setCode] = useState(reference ?? ('code' in first ? first.code : undefined))
  const [known, setKnown] = useState<boolean>()
  const [hasMessage, setHasMessage] = useState(false)
  const result = useRef<HTMLDivElement>(null)
  const crumbs = useMemo(
    () => [
      { label: t(texts.home), to: routes.home },
      { label: t(texts.title), here: true as const },
    ],
    [],
  )

  function show(next: string): undefined {
    setCode(next)
    setKnown(undefined)
    result.current?.focus()
    result.current?.scrollIntoView({ block: 'start' })
  }

  const invitation = !code ? texts.enter : known === false ? texts.enterAgain : texts.another
  return (
    <div className="wrap narrow page stack">
      <Breadcrumbs crumbs={crumbs} />
      <PageTitle documentTitle={t(texts.title)}>{t(texts.title)}</PageTitle>
      <LibrasPlace of="validar" />
      <p>{t(texts.lead)}</p>
      <div ref={result} className={`stack ${css.result}`} tabIndex={-1} aria-live="polite">
        {code && <ValidationResult key={code} code={code} onKnown={setKnown} />}
      </div>
      <Card title={t(invitation)}>
        {scanGone && !code && <p>{t(texts.notKept)}</p>}
        <p className="muted">{t(texts.where)}</p>
        <CodeForm
          ask={t(texts.ask)}
          {...(!reference && typed && { typed, refusal: 'refusal' in first ? first.refusal : undefined })}
          onCode={show}
        />
      </Card>
      {!code && (
        <div className="stack" aria-live="polite">
          <FileCheck />
        </div>
      )}
      {hasMessage ? (
        <Suspense fallback={<Skeleton locale={locale} />}>
          <MessageCheck />
        </Suspense>
      ) : (
        <Card title={t(texts.message)}>
          <p>{t(texts.messageLead)}</p>
          <Button kind="quiet" onClick={() => setHasMessage(true)}>
            {t(texts.checkMessage)}
          </Button>
        </Card>
      )}
      <p>
        <Link href={routes.receipt}>{t(texts.receipt)}</Link>
      </p>
      <p>
        <FollowLink />
      </p>
    </div>
  )
}
