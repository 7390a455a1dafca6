import { defineTexts, type Locale } from '@delegacia/domain/language/text'
import { Flag } from './flag.tsx'
import { chooseLocale, locale, localePaths, t } from '../../i18n/locale.ts'
import css from './language-choice.module.css'

const texts = defineTexts({ language: { pt: 'Idioma', en: 'Language', es: 'Idioma', fr: 'Langue' } })

/** Each language in its own words. */
const languages = [
  { of: 'pt-br', name: 'Português' },
  { of: 'en-us', name: 'English' },
  { of: 'es-es', name: 'Español' },
  { of: 'fr-fr', name: 'Français' },
] as const satisfies readonly { of: Locale; name: string }[]

/** The four languages with their flags (SH-04). Links, so that they also work before any script has come. */
export function LanguageChoice() {
  return (
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
            chooseLocale(of)
          }}
        >
          <Flag of={of} />
          {name}
        </a>
      ))}
    </nav>
  )
}
