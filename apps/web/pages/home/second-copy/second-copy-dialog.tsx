import { useState } from 'react'
import { codelessWay } from '@delegacia/contract/print'
import { defineTexts } from '@delegacia/domain/language/text'
import type { Answer } from '../../../api/call.ts'
import { CancelledNotice } from '../../../documents/cancelled-notice.tsx'
import { t } from '../../../i18n/locale.ts'
import { Button, buttonClass } from '@delegacia/ui/button'
import { Dialog } from '@delegacia/ui/dialog'
import { CodelessButton } from '../../../documents/codeless-button.tsx'
import { useLoad } from '../../../api/use-load.ts'
import { PdfViewer } from '../../../documents/pdf-viewer.tsx'
import { FollowLink } from '../../../thread/follow-link.tsx'
import { fetchSecondCopy } from './fetch-second-copy.ts'
import { cancellationOfHeaders } from './cancellation-of-headers.ts'

const texts = defineTexts({
  report: {
    pt: 'Seu boletim de ocorrência',
    en: 'Your police report',
    es: 'Su denuncia policial',
    fr: 'Votre déclaration de police',
  },
  own: {
    pt: 'Este é o seu, com o código: guarde-o só com você. Para banco, seguro ou empresa, entregue a via sem o código.',
    en: 'This one is yours, with the code: keep it to yourself. Give a bank, an insurer or a company the copy without the code.',
    es: 'Esta es la suya, con el código: guárdela solo para usted. A un banco, seguro o empresa, entregue la copia sin el código.',
    fr: 'Celle-ci est la vôtre, avec le code : gardez-la pour vous. À une banque, une assurance ou une entreprise, remettez l’exemplaire sans le code.',
  },
  codeless: {
    pt: 'Esta via, sem o código, é para banco, seguro ou empresa.',
    en: 'This copy, without the code, is for a bank, an insurer or a company.',
    es: 'Esta copia, sin el código, es para un banco, seguro o empresa.',
    fr: 'Cet exemplaire, sans le code, est destiné à une banque, une assurance ou une entreprise.',
  },
  close: { pt: 'Fechar', en: 'Close', es: 'Cerrar', fr: 'Fermer' },
})

/** The second copy on the screen; this script is loaded only once there is one to show. */
export function SecondCopyDialog({
  copy,
  code,
  onClose,
}: {
  copy: Answer
  code: string
  onClose: () => void
}) {
  const [wanted, setWanted] = useState(false)
  const codeless = useLoad('sem-codigo', () => fetchSecondCopy(code, codelessWay), wanted)
  const shown = codeless.value ?? copy
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
      <p>{t(codeless.value ? texts.codeless : texts.own)}</p>
      {!codeless.value && <CodelessButton load={codeless} wanted={wanted} onWant={() => setWanted(true)} />}
      <PdfViewer pdf={shown.body} title={t(texts.report)} titled fileName="boletim-segunda-via.pdf" />
    </Dialog>
  )
}
