import { defineTexts } from '@delegacia/domain/language/text'
import type { Answer } from '../../../api/call.ts'
import { CancelledNotice } from '../../../documents/cancelled-notice.tsx'
import { t } from '../../../i18n/locale.ts'
import { Button, buttonClass } from '@delegacia/ui/button'
import { Dialog } from '@delegacia/ui/dialog'
import { PdfViewer } from '../../../documents/pdf-viewer.tsx'
import { FollowLink } from '../../../thread/follow-link.tsx'
import { cancellationOfHeaders } from './cancellation-of-headers.ts'

const texts = defineTexts({
  report: {
    pt: 'Seu boletim de ocorrência',
    en: 'Your police report',
    es: 'Su denuncia policial',
    fr: 'Votre déclaration de police',
  },
  close: { pt: 'Fechar', en: 'Close', es: 'Cerrar', fr: 'Fermer' },
})

/** The second copy on the screen; this script is loaded only once there is one to show. */
export function SecondCopyDialog({ copy, onClose }: { copy: Answer; onClose: () => void }) {
  const cancellation = cancellationOfHeaders(copy.headers)
  return (
    <Dialog
      wide
      title={t(texts.report)}
      onClose={onClose}
      actions={
        <>
          <FollowLink className={buttonClass('quiet')} onClick={onClose} />
          <Button kind="quiet" onClick={onClose}>
            {t(texts.close)}
          </Button>
        </>
      }
    >
      {cancellation && <CancelledNotice {...cancellation} />}
      <PdfViewer pdf={copy.body} title={t(texts.report)} titled fileName="boletim-segunda-via.pdf" />
    </Dialog>
  )
}
