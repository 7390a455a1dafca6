import { defineTexts, type Locale } from '@delegacia/domain/language/text'
import { continueAt } from '../../router/hash-location.ts'
import { Flag } from './flag.tsx'
import { keepLocale, locale, localePaths, t } from '../../i18n/locale.ts'
import css from './language-choice.module.css'

const texts = defineTexts({ language: { pt: 'Idioma', en: 'Language', es: 'Idioma', fr: 'Langue' } })

/** Each language in its own words. */
const languages = [
  { of: 'pt-br', name: 'Português' },
  { of: 'en-us', name: 'English' },
  { of: 'es-es', name: 'Español' },
  { of: 'fr-fr', name: 'Français' },
] as const satisfies readonly { of: Locale; name: string }[]

/**
 * The four languages with their flags (SH-04): side by side, or folded away behind the one of the page. Links, so that they
 * also work before any script has come; what was typed goes along.
 */
export function LanguageChoice({ folded }: { folded: boolean }) {
  const links = (
    <nav className={css.choice} aria-label={t(texts.language)}>
      {languages.map(({ of, name }) => (
        <a
          key={of}
          href={localePaths[of]}
          lang={of}
          hrefLang={of}
          aria-current={of === locale ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault()
            keepLocale(of)
            continueAt(localePaths[of] + location.hash)
          }}
        >
          <Flag of={of} />
          {name}
        </a>
      ))}
    </nav>
  )
  if (!folded) return links
  return (
    <details className={css.folded}>
      <summary>
        <Flag of={locale} />
        <span>{t(texts.language)}</span>
      </summary>
      {links}
    </details>
  )
}
