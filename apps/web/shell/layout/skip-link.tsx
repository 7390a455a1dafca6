import { defineTexts } from '@delegacia/domain/language/text'
import { t } from '../../i18n/locale.ts'
import css from './skip-link.module.css'

const texts = defineTexts({
  skip: { pt: 'Ir para o conteúdo', en: 'Skip to content', es: 'Ir al contenido', fr: 'Aller au contenu' },
})

/** Moves the focus itself: the hash of the address belongs to the router. */
export function SkipLink() {
  return (
    <a
      className={css.link}
      href="#conteudo"
      onClick={(event) => {
        event.preventDefault()
        document.getElementById('conteudo')?.focus()
      }}
    >
      {t(texts.skip)}
    </a>
  )
}
