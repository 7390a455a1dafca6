import { Link } from 'wouter'
import type { LoadState } from '../../../api/load.ts'
import { useObjectUrl } from '../../../documents/use-object-url.ts'
import { locale, t } from '../../../i18n/locale.ts'
import { Button, buttonClass } from '@delegacia/ui/button'
import { Icon } from '@delegacia/ui/icon'
import { TryAgain } from '@delegacia/ui/try-again'
import { texts } from './finish-texts.ts'

type Props = {
  pdf: LoadState<Blob>
  /** The page that shows the document. */
  page: string
  /** As it is saved. */
  fileName: string
  /** Whether somebody else may look into the device. */
  discreet: boolean
}

/** The document: to keep, or only to look at (FI-11). */
export function DocumentLinks({ pdf, page, fileName, discreet }: Props) {
  const address = useObjectUrl(pdf.value)
  if (pdf.state === 'failed')
    return <TryAgain text={t(texts.documentFailed)} locale={locale} onRetry={pdf.retry} />
  if (!address) return <Button busy>{t(texts.preparing)}</Button>
  return (
    <>
      <div className="actions">
        <Link href={page} className={buttonClass('quiet')}>
          {t(texts.print)}
        </Link>
        <a className={buttonClass('main')} href={address} download={fileName}>
          <Icon name="download" />
          {t(texts.download)}
        </a>
      </div>
      {discreet && <p className="note">{t(texts.stays)}</p>}
    </>
  )
}
