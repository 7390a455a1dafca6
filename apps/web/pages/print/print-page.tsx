import { useMemo } from 'react'
import type { Cancellation } from '@delegacia/contract/documents/cancellation'
import { defineTexts } from '@delegacia/domain/language/text'
import { ApiError } from '../../api/api-error.ts'
import { getJson } from '../../api/get-json.ts'
import { useLoad } from '../../api/use-load.ts'
import { CancelledNotice } from '../../documents/cancelled-notice.tsx'
import { navigate } from '../../router/hash-location.ts'
import { locale, t } from '../../i18n/locale.ts'
import { PageTitle } from '../../router/page-title.tsx'
import { routes } from '../../router/routes.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '@delegacia/ui/button'
import { FaultWords } from '@delegacia/ui/fault-words'
import { Dialog } from '@delegacia/ui/dialog'
import { pdfOfBase64 } from '../../documents/pdf-of-base64.ts'
import { PdfViewer } from '../../documents/pdf-viewer.tsx'
import { Skeleton } from '@delegacia/ui/skeleton'
import { TryAgain } from '@delegacia/ui/try-again'

const texts = defineTexts({
  home: { pt: 'Início', en: 'Home', es: 'Inicio', fr: 'Accueil' },
  title: {
    pt: 'Imprimir boletim',
    en: 'Print report',
    es: 'Imprimir denuncia',
    fr: 'Imprimer la déclaration',
  },
  report: {
    pt: 'Boletim de ocorrência',
    en: 'Police report',
    es: 'Denuncia policial',
    fr: 'Déclaration de police',
  },
  missingTitle: {
    pt: 'Boletim não encontrado',
    en: 'Report not found',
    es: 'Denuncia no encontrada',
    fr: 'Déclaration introuvable',
  },
  missing: {
    pt: 'Não encontramos esse boletim. Confira o número e tente de novo. Em outro aparelho, peça a segunda via com o número de autenticação digital.',
    en: 'We could not find this report. Check the number and try again. On another device, ask for a second copy with the digital authentication number.',
    es: 'No encontramos esa denuncia. Compruebe el número e inténtelo de nuevo. En otro dispositivo, pida la segunda copia con el número de autenticación digital.',
    fr: 'Nous n’avons pas trouvé cette déclaration. Vérifiez le numéro et réessayez. Sur un autre appareil, demandez une copie avec le numéro d’authentification numérique.',
  },
  failed: {
    pt: 'Não foi possível buscar o boletim agora. Tente de novo em alguns minutos.',
    en: 'The report could not be fetched right now. Try again in a few minutes.',
    es: 'No se pudo buscar la denuncia ahora. Inténtelo de nuevo en unos minutos.',
    fr: 'La déclaration n’a pas pu être récupérée. Réessayez dans quelques minutes.',
  },
  back: {
    pt: 'Voltar ao início',
    en: 'Back to the start',
    es: 'Volver al inicio',
    fr: 'Revenir à l’accueil',
  },
})

/** The only unit whose reports are printed here (document 2, section 9). */
const printingUnit = '277'

/** The service knows no such report, or no such number. */
const notThere = new Set([400, 404])

type Printed = { pdf: Blob; cancellation: Cancellation | undefined }

/** Undefined where the service says that it has no such report. Quiet: a failure is told once, by the page. */
async function fetchPrinted(unit: string, number: string): Promise<Printed | undefined> {
  if (unit !== printingUnit) return undefined
  const path = `/api/print/${unit}/${encodeURIComponent(number)}` as const
  const printed = await getJson(path, { quiet: true }).catch((error: unknown) => {
    if (error instanceof ApiError && notThere.has(error.status)) return undefined
    throw error
  })
  if (!printed) return undefined
  const { pdf, canceladoEm, motivo } = printed
  return { pdf: pdfOfBase64(pdf), cancellation: canceladoEm ? { canceladoEm, motivo } : undefined }
}

/** A registered report as its PDF, for the browser that registered it (FI-04). */
export function PrintPage({ unit, number }: { unit: string; number: string }) {
  const report = useLoad(`${unit}/${number}`, () => fetchPrinted(unit, number))
  const crumbs = useMemo(
    () => [
      { label: t(texts.home), to: routes.home },
      { label: t(texts.title), here: true as const },
    ],
    [],
  )
  const goHome = () => navigate(routes.home)
  return (
    <div className="wrap page stack">
      <Breadcrumbs crumbs={crumbs} />
      <PageTitle documentTitle={t(texts.title)}>{t(texts.title)}</PageTitle>
      {report.state === 'loading' && <Skeleton locale={locale} />}
      {report.value && (
        <>
          {report.value.cancellation && <CancelledNotice {...report.value.cancellation} />}
          <PdfViewer
            pdf={report.value.pdf}
            title={t(texts.report)}
            fileName={`boletim-${unit}-${number}.pdf`}
          />
        </>
      )}
      {report.state === 'failed' && (
        <TryAgain text={t(texts.failed)} locale={locale} onRetry={report.retry} />
      )}
      {report.state === 'ready' && !report.value && (
        <Dialog
          title={t(texts.missingTitle)}
          onClose={goHome}
          actions={<Button onClick={goHome}>{t(texts.back)}</Button>}
        >
          <p>{t(texts.missing)}</p>
          <FaultWords locale={locale} />
        </Dialog>
      )}
    </div>
  )
}
