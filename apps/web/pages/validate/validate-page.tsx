import { useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import { readAuthenticationCode } from '@delegacia/domain/rules/authentication-code'
import { readDocumentReference } from '@delegacia/domain/rules/document-reference'
import { t } from '../../i18n/locale.ts'
import { PageTitle } from '../../router/page-title.tsx'
import { routes } from '../../router/routes.ts'
import { CodeForm } from '../../documents/code-form.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Card } from '../../ui/card.tsx'
import { ValidationResult } from './validation-result.tsx'
import { words } from './validate-texts.ts'

type ValidatePageProps = {
  /** What a scan brought: the reference of a paper, or the number that older papers have there. */
  typed?: string | undefined
  /** A scan led here before, but its number was not kept. */
  scanGone?: boolean
}

/** Whether a document is ours, by the number that its QR code leads here with or that a person types (FI-07). */
export function ValidatePage({ typed = '', scanGone = false }: ValidatePageProps) {
  // The number is in this page's memory alone: it opens the document, and others may read this browser's history.
  const reference = readDocumentReference(typed)
  const [code, setCode] = useState(() => reference ?? readAuthenticationCode(typed))
  const [known, setKnown] = useState<boolean>()
  const result = useRef<HTMLDivElement>(null)
  const crumbs = useMemo(
    () => [
      { label: t(words.home), to: routes.home },
      { label: t(words.title), here: true as const },
    ],
    [],
  )

  function show(next: string): undefined {
    setCode(next)
    setKnown(undefined)
    result.current?.focus()
    result.current?.scrollIntoView({ block: 'start' })
  }

  const invitation = !code ? words.enter : known === false ? words.enterAgain : words.another
  return (
    <div className="wrap narrow page stack">
      <Breadcrumbs crumbs={crumbs} />
      <PageTitle documentTitle={t(words.title)}>{t(words.title)}</PageTitle>
      <p>{t(words.lead)}</p>
      <div ref={result} className="stack" tabIndex={-1} aria-live="polite">
        {code && <ValidationResult key={code} code={code} onKnown={setKnown} />}
      </div>
      <Card title={t(invitation)}>
        {scanGone && !code && <p>{t(words.notKept)}</p>}
        <p className="muted">{t(words.where)}</p>
        <CodeForm ask={t(words.ask)} typed={reference ? '' : typed} onCode={show} />
      </Card>
      <p>
        <Link href={routes.receipt}>{t(words.receipt)}</Link>
      </p>
    </div>
  )
}
