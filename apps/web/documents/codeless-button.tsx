import { defineTexts } from '@delegacia/domain/language/text'
import { Button } from '@delegacia/ui/button'
import { TryAgain } from '@delegacia/ui/try-again'
import type { LoadState } from '../api/load.ts'
import { locale, t } from '../i18n/locale.ts'

const texts = defineTexts({
  ask: {
    pt: 'Para banco, seguro ou empresa (sem o código)',
    en: 'For a bank, an insurer or a company (without the code, in the language of your report beside Portuguese)',
    es: 'Para banco, seguro o empresa (sin el código, en el idioma de su denuncia junto al portugués)',
    fr: 'Pour une banque, une assurance ou une entreprise (sans le code, dans la langue de votre déclaration à côté du portugais)',
  },
  preparing: {
    pt: 'Preparando a via sem o código…',
    en: 'Preparing the copy without the code…',
    es: 'Preparando la copia sin el código…',
    fr: 'Préparation de l’exemplaire sans le code…',
  },
  failed: {
    pt: 'A via sem o código ainda não ficou pronta.',
    en: 'The copy without the code is not ready yet.',
    es: 'La copia sin el código todavía no está lista.',
    fr: 'L’exemplaire sans le code n’est pas encore prêt.',
  },
})

type Props = { load: LoadState<unknown>; wanted: boolean; onWant: () => void }

/** Asks for the paper without the code, to hand to others; it is made only for who wants it. */
export function CodelessButton({ load, wanted, onWant }: Props) {
  if (load.state === 'failed') return <TryAgain text={t(texts.failed)} locale={locale} onRetry={load.retry} />
  if (wanted) return <Button busy>{t(texts.preparing)}</Button>
  return (
    <Button kind="quiet" onClick={onWant}>
      {t(texts.ask)}
    </Button>
  )
}
