import { defineTexts } from '@delegacia/domain/language/text'
import { continueAt } from '../../router/hash-location.ts'
import { Flag, isOwn } from './flag.tsx'
import { homeOf, languages } from '../../i18n/languages.ts'
import { keepChoice, pageLanguage, t } from '../../i18n/locale.ts'
import css from './language-choice.module.css'

const texts = defineTexts({ language: { pt: 'Idioma', en: 'Language', es: 'Idioma', fr: 'Langue' } })

/**
 * The languages with their flags (SH-04): side by side, or folded away behind the one of the page. Links, so that they
 * also work before any script has come; what was typed goes along.
 */
export function LanguageChoice({ folded }: { folded: boolean }) {
  const here = pageLanguage().id
  const links = (
    <nav className={css.choice} aria-label={t(texts.language)}>
      {languages.map(({ id, tag, name }) => (
        <a
          key={id}
          href={homeOf(id)}
          lang={tag}
          hrefLang={tag}
          className={isOwn(id) ? undefined : css.pack}
          aria-current={id === here ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault()
            keepChoice(id)
            continueAt(homeOf(id) + location.hash)
          }}
        >
          <Flag of={id} />
          {name}
        </a>
      ))}
    </nav>
  )
  if (!folded) return links
  return (
    <details className={css.folded}>
      <summary>
        <Flag of={here} />
        <span>{t(texts.language)}</span>
      </summary>
      {links}
    </details>
  )
}
