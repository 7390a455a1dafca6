import { defineTexts } from '@delegacia/domain/language/text'
import { t } from '../i18n/locale.ts'
import { buttonClass } from '@delegacia/ui/button'
import { Icon } from '@delegacia/ui/icon'
import css from './pdf-viewer.module.css'
import { useObjectUrl } from './use-object-url.ts'

const texts = defineTexts({
  ready: {
    pt: 'O documento está pronto. Abra para ler ou baixe para guardar.',
    en: 'The document is ready. Open it to read it or download it to keep it.',
    es: 'El documento está listo. Ábralo para leerlo o descárguelo para guardarlo.',
    fr: 'Le document est prêt. Ouvrez-le pour le lire ou téléchargez-le pour le garder.',
  },
  open: { pt: 'Abrir o PDF', en: 'Open the PDF', es: 'Abrir el PDF', fr: 'Ouvrir le PDF' },
  download: { pt: 'Baixar o PDF', en: 'Download the PDF', es: 'Descargar el PDF', fr: 'Télécharger le PDF' },
})

type PdfViewerProps = {
  pdf: Blob
  /** What the document is, for the frame's name and beside the links. */
  title: string
  /** A heading above says it already. */
  titled?: boolean
  /** As it is saved; nothing personal in it. */
  fileName: string
}

/** A PDF on the screen: the browser's own viewer where it has one (phones do not), and always the ways to open and keep it. */
export function PdfViewer({ pdf, title, titled = false, fileName }: PdfViewerProps) {
  const address = useObjectUrl(pdf)
  if (!address) return null
  return (
    <div>
      {!navigator.pdfViewerEnabled && (
        <>
          {!titled && (
            <p className={css.file}>
              <Icon name="document" />
              {title}
            </p>
          )}
          <p>{t(texts.ready)}</p>
        </>
      )}
      <div className={css.links}>
        <a className={buttonClass('main')} href={address} download={fileName}>
          <Icon name="download" />
          {t(texts.download)}
        </a>
        <a className={buttonClass('quiet')} href={address} target="_blank" rel="noopener">
          <Icon name="open" />
          {t(texts.open)}
        </a>
      </div>
      {navigator.pdfViewerEnabled && <iframe className={css.viewer} src={address} title={title} />}
    </div>
  )
}
