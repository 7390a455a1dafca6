import { defineTexts, localeIds } from '@delegacia/domain/language/text'
import type { Context } from '@delegacia/flows/engine/model/context'
import type { Flow } from '@delegacia/flows/engine/define'
import { submitReport } from '@delegacia/flows/engine/submit-report'
import { postJson } from '../../../api/post-json.ts'
import { useLoad } from '../../../api/use-load.ts'
import { pdfOfBase64 } from '../../../documents/pdf-of-base64.ts'
import { PdfViewer } from '../../../documents/pdf-viewer.tsx'
import { locale, t } from '../../../i18n/locale.ts'
import { TryAgain } from '@delegacia/ui/try-again'
import { WaitingHere } from '../../../ui/waiting.tsx'

const texts = defineTexts({
  draft: {
    pt: 'Rascunho: ainda não é um boletim',
    en: 'Draft: not a report yet',
    es: 'Borrador: todavía no es una denuncia',
    fr: 'Brouillon : pas encore une déclaration',
  },
  failed: {
    pt: 'O rascunho não pôde ser feito agora. Isso não impede o registro.',
    en: 'The draft could not be made now. You can register all the same.',
    es: 'El borrador no se pudo hacer ahora. Puede registrar igual.',
    fr: 'Le brouillon n’a pas pu être préparé. Vous pouvez enregistrer quand même.',
  },
})

/** The document as it will be printed, in Portuguese, made by the service and stored nowhere (PA-07). */
export function DraftDocument({ flow, context }: { flow: Flow; context: Context }) {
  const draft = useLoad('draft', async () => {
    const report = { ...context.report, IdIdioma: localeIds[locale] }
    const body = submitReport(flow, { ...context, report })
    const { pdf } = await postJson('/api/rascunho', body, { quiet: true, safe: true })
    return pdfOfBase64(pdf)
  })
  if (draft.state === 'failed')
    return <TryAgain text={t(texts.failed)} locale={locale} onRetry={draft.retry} />
  if (draft.state === 'loading') return <WaitingHere />
  return <PdfViewer pdf={draft.value} title={t(texts.draft)} fileName="rascunho.pdf" />
}
