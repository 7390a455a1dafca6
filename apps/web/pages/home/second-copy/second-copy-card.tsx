import { lazy, Suspense, useState } from 'react'
import { defineTexts, type Text } from '@delegacia/domain/language/text'
import type { Answer } from '../../../api/call.ts'
import { t } from '../../../i18n/locale.ts'
import { CodeForm } from '../../../documents/code-form.tsx'
import { Card } from '@delegacia/ui/card'
import { FollowLink } from '../../../thread/follow-link.tsx'
import { fetchSecondCopy } from './fetch-second-copy.ts'

const SecondCopyDialog = lazy(() =>
  import('./second-copy-dialog.tsx').then((module) => ({ default: module.SecondCopyDialog })),
)

const texts = defineTexts({
  title: { pt: 'Segunda via', en: 'Second copy', es: 'Segunda copia', fr: 'Copie de la déclaration' },
  lead: {
    pt: 'Receba de novo o seu boletim com o número de autenticação digital, que apareceu ao fim do registro e está impresso no PDF.',
    en: 'Get your report again with its digital authentication number, which was shown when you finished and is printed on the PDF.',
    es: 'Reciba de nuevo su denuncia con el número de autenticación digital, que apareció al terminar el registro y está impreso en el PDF.',
    fr: 'Recevez à nouveau votre déclaration avec son numéro d’authentification numérique, affiché à la fin de la déclaration et imprimé sur le PDF.',
  },
  ask: {
    pt: 'Pedir segunda via',
    en: 'Get the second copy',
    es: 'Pedir la segunda copia',
    fr: 'Demander la copie',
  },
  unknown: {
    pt: 'Não encontramos um boletim com esse número. Confira com o que você anotou ou com o PDF; se precisar, a delegacia ajuda.',
    en: 'We found no report with this number. Compare it with what you wrote down or with the PDF; a police station can help if needed.',
    es: 'No encontramos una denuncia con ese número. Compárelo con lo que anotó o con el PDF; si lo necesita, la comisaría le ayuda.',
    fr: 'Nous n’avons trouvé aucune déclaration avec ce numéro. Comparez-le avec celui que vous avez noté ou avec le PDF ; au besoin, un commissariat vous aidera.',
  },
  failed: {
    pt: 'Não foi possível buscar agora. Tente de novo em alguns minutos.',
    en: 'It could not be fetched right now. Try again in a few minutes.',
    es: 'No se pudo buscar ahora. Inténtelo de nuevo en unos minutos.',
    fr: 'La recherche n’a pas abouti. Réessayez dans quelques minutes.',
  },
})

/** A registered report again, by its authentication number (FI-06). */
export function SecondCopyCard() {
  const [copy, setCopy] = useState<{ answer: Answer; code: string }>()

  async function open(code: string): Promise<Text | undefined> {
    try {
      const found = await fetchSecondCopy(code)
      if (!found) return texts.unknown
      setCopy({ answer: found, code })
      return undefined
    } catch {
      return texts.failed
    }
  }

  return (
    <Card folded title={t(texts.title)} id="segunda-via">
      <p className="muted">{t(texts.lead)}</p>
      <CodeForm ask={t(texts.ask)} onCode={open} />
      <p>
        <FollowLink />
      </p>
      {copy && (
        <Suspense>
          <SecondCopyDialog copy={copy.answer} code={copy.code} onClose={() => setCopy(undefined)} />
        </Suspense>
      )}
    </Card>
  )
}
