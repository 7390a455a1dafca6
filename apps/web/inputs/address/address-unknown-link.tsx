import { defineTexts } from '@delegacia/domain/language/text'
import { t } from '../../i18n/locale.ts'
import { routes } from '../../router/routes.ts'

const texts = defineTexts({
  help: {
    pt: 'Seu endereço não aparece? Veja o que fazer (outra aba)',
    en: 'Your address is not there? See what to do (new tab)',
    es: '¿Su dirección no aparece? Vea qué hacer (otra pestaña)',
    fr: 'Votre adresse n’apparaît pas ? Voir que faire (nouvel onglet)',
  },
})

/** Help for a search that found nothing, in a new tab: the report stays open (SH-12). */
export function AddressUnknownLink() {
  return (
    <a href={`#${routes.addressUnknown}`} target="_blank" rel="noopener">
      {t(texts.help)}
    </a>
  )
}
