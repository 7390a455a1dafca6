import { Link } from 'wouter'
import { defineTexts } from '@delegacia/domain/language/text'
import css from './footer.module.css'
import { headquarters } from '../../portal/headquarters.ts'
import { t } from '../../i18n/locale.ts'
import { useOperatorSettings } from '../../portal/use-operator-settings.ts'
import { forceName } from '../../portal/portal-name.ts'
import { panelAddress, routes } from '../../router/routes.ts'
import { version } from '../../portal/version.ts'

const texts = defineTexts({
  about: { pt: 'Sobre o portal', en: 'About the portal', es: 'Sobre el portal', fr: 'À propos du portail' },
  headquarters: { pt: 'Delegacia-Geral', en: 'Headquarters', es: 'Jefatura', fr: 'Direction générale' },
  terms: {
    pt: 'Termos de uso',
    en: 'Terms of use',
    es: 'Términos de uso',
    fr: 'Conditions',
  },
  privacy: { pt: 'Privacidade', en: 'Privacy', es: 'Privacidad', fr: 'Confidentialité' },
  panel: { pt: 'Números', en: 'Figures', es: 'Cifras', fr: 'Chiffres' },
  oldVersion: {
    pt: 'Versão anterior',
    en: 'Older version',
    es: 'Versión anterior',
    fr: 'Version précédente',
  },
  version: {
    pt: 'Versão {version}',
    en: 'Version {version}',
    es: 'Versión {version}',
    fr: 'Version {version}',
  },
  newTab: {
    pt: '(abre em outra aba)',
    en: '(opens in a new tab)',
    es: '(se abre en otra pestaña)',
    fr: '(nouvel onglet)',
  },
})

/**
 * Who runs the portal, on what terms, and in which version. In a report it is one line, whose links open in a new tab, so that
 * what was typed stays.
 */
export function Footer({ inNewTab }: { inNewTab: boolean }) {
  const settings = useOperatorSettings()
  const hasOldVersion = settings !== undefined && settings.versaoAnterior !== null
  const pages = (['terms', 'privacy', 'panel', 'oldVersion'] as const).filter(
    (page) => (page !== 'oldVersion' || hasOldVersion) && (page !== 'panel' || !inNewTab),
  )
  return (
    <footer className={inNewTab ? `${css.footer} ${css.short}` : css.footer}>
      <div className={`wrap ${inNewTab ? css.line : css.row}`}>
        <nav aria-label={t(texts.about)}>
          <ul className={css.links}>
            {pages.map((page) => (
              <li key={page}>
                {inNewTab ? (
                  <a href={`#${routes[page]}`} target="_blank" rel="noopener">
                    {t(texts[page])} <span className="visually-hidden">{t(texts.newTab)}</span>
                  </a>
                ) : page === 'panel' ? (
                  <a href={panelAddress()}>{t(texts.panel)}</a>
                ) : (
                  <Link href={routes[page]}>{t(texts[page])}</Link>
                )}
              </li>
            ))}
          </ul>
        </nav>
        {!inNewTab && (
          <p>
            {forceName} · {t(texts.headquarters)} · {headquarters.line}
          </p>
        )}
        <p className={css.version}>{t(texts.version, { version })}</p>
      </div>
    </footer>
  )
}
