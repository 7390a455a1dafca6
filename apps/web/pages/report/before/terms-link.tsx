import { defineTexts } from '@delegacia/domain/language/text'
import { t } from '../../../i18n/locale.ts'
import { routes } from '../../../router/routes.ts'

const texts = defineTexts({
  read: {
    pt: 'Ler os termos de uso',
    en: 'Read the terms of use',
    es: 'Leer los términos de uso',
    fr: 'Lire les conditions d’utilisation',
  },
  newTab: {
    pt: '(abre em outra aba)',
    en: '(opens in a new tab)',
    es: '(se abre en otra pestaña)',
    fr: '(nouvel onglet)',
  },
})

/** The terms that are agreed to, in a new tab, so that the report stays where it is. */
export function TermsLink() {
  return (
    <p>
      <a href={`#${routes.terms}`} target="_blank" rel="noopener">
        {t(texts.read)} <span className="visually-hidden">{t(texts.newTab)}</span>
      </a>
    </p>
  )
}
