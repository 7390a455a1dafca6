import { Link } from 'wouter'
import type { LoadState } from '../../../api/load.ts'
import { CodelessButton } from '../../../documents/codeless-button.tsx'
import { useObjectUrl } from '../../../documents/use-object-url.ts'
import { locale, t } from '../../../i18n/locale.ts'
import { Button, buttonClass } from '@delegacia/ui/button'
import { Icon } from '@delegacia/ui/icon'
import { TryAgain } from '@delegacia/ui/try-again'
import { texts } from './finish-texts.ts'

type Props = {
  pdf: LoadState<Blob>
  /** The paper without the code, once somebody wants it. */
  codeless: { load: LoadState<Blob>; wanted: boolean; onWant: () => void }
  /** The page that shows the document. */
  page: string
  /** As it is saved. */
  fileName: string
  /** Whether somebody else may look into the device. */
  discreet: boolean
}

/** The document: to keep, or only to look at (FI-11). */
export function DocumentLinks({ pdf, codeless, page, fileName, discreet }: Props) {
  const address = useObjectUrl(pdf.value)
  const codelessAddress = useObjectUrl(codeless.load.value)
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
          {t(discreet ? texts.download : texts.own)}
        </a>
      </div>
      {discreet ? (
        <p className="note">{t(texts.stays)}</p>
      ) : codelessAddress ? (
        <div className="actions">
          <a
            className={buttonClass('quiet')}
            href={codelessAddress}
            download={fileName.replace('boletim', 'boletim-sem-codigo')}
          >
            <Icon name="download" />
            {t(texts.codeless)}
          </a>
        </div>
      ) : (
        <div className="actions">
          <CodelessButton {...codeless} />
        </div>
      )}
    </>
  )
}
