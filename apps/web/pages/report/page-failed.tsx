import { defineTexts } from '@delegacia/domain/language/text'
import { locale, t } from '../../i18n/locale.ts'
import { TryAgain } from '@delegacia/ui/try-again'

const texts = defineTexts({
  failed: {
    pt: 'Esta página não pôde ser carregada.',
    en: 'This page could not be loaded.',
    es: 'Esta página no se pudo cargar.',
    fr: 'Cette page n’a pas pu être chargée.',
  },
})

/** Something that a report cannot begin without could not be loaded. */
export const PageFailed = ({ onRetry }: { onRetry: () => void }) => (
  <TryAgain text={t(texts.failed)} locale={locale} onRetry={onRetry} />
)
