import { Button } from '@delegacia/ui/button'
import { Dialog } from '@delegacia/ui/dialog'
import { Skeleton } from '@delegacia/ui/skeleton'
import { TryAgain } from '@delegacia/ui/try-again'
import { useLoad } from '../../api/use-load.ts'
import { pdfOfBase64 } from '../../documents/pdf-of-base64.ts'
import { PdfViewer } from '../../documents/pdf-viewer.tsx'
import { locale, t } from '../../i18n/locale.ts'
import { texts as failures } from '../../thread/access-texts.ts'
import type { Access } from '../../documents/held-access.ts'
import { readPaper } from './thread-calls.ts'
import { texts } from './thread-texts.ts'

type Props = { access: Access; addendum: string | undefined; onClose: () => void }

/** The sealed paper, or an addendum, on the screen. Its file has a neutral name: others may see the device. */
export function PaperDialog({ access, addendum, onClose }: Props) {
  const paper = useLoad(addendum ?? '', async () => pdfOfBase64((await readPaper(access, addendum)).pdf))
  return (
    <Dialog
      wide
      title={t(texts.paperTitle)}
      onClose={onClose}
      actions={
        <Button kind="quiet" onClick={onClose}>
          {t(texts.close)}
        </Button>
      }
    >
      {paper.state === 'loading' && <Skeleton locale={locale} />}
      {paper.state === 'failed' && (
        <TryAgain text={t(failures.failed)} locale={locale} onRetry={paper.retry} />
      )}
      {paper.state === 'ready' && (
        <PdfViewer pdf={paper.value} title={t(texts.paperTitle)} titled fileName="documento.pdf" />
      )}
    </Dialog>
  )
}
