import { defineTexts, type Text } from '@delegacia/domain/language/text'
import { t } from '../i18n/locale.ts'
import css from './emergency-bar.module.css'

const texts = defineTexts({
  emergency: { pt: 'Emergência', en: 'Emergency', es: 'Emergencia', fr: 'Urgence' },
  danger: { pt: 'Perigo?', en: 'Danger?', es: '¿Peligro?', fr: 'Danger ?' },
  women: { pt: 'Mulher:', en: 'Women:', es: 'Mujer:', fr: 'Femmes :' },
  test: {
    pt: 'TESTE: ainda sem valor legal',
    en: 'TEST: no legal value yet',
    es: 'PRUEBA: aún sin valor legal',
    fr: 'TEST : pas encore de valeur légale',
  },
})

export const leaveQuickly: Text = {
  pt: 'Sair depressa',
  en: 'Leave quickly',
  es: 'Salir rápido',
  fr: 'Quitter vite',
}

/**
 * The two emergency numbers, on every page; with `exit` also the way to the page at that address, which works without a
 * script, and the bar stays in sight (SH-24). Below them a station that seals with the test certificate says so (PA-04): its server marks the page.
 */
export function EmergencyBar({ exit }: { exit?: string | undefined }) {
  return (
    <aside className={exit ? `${css.bar} ${css.stays}` : css.bar} aria-label={t(texts.emergency)}>
      <div className="wrap">
        <span>
          {t(texts.danger)} <a href="tel:190">190</a>
        </span>
        <span>
          {t(texts.women)} <a href="tel:180">180</a>
        </span>
        {exit && (
          <a className={css.exit} href={exit} data-exit>
            {t(leaveQuickly)}
          </a>
        )}
      </div>
      <p className={css.test}>{t(texts.test)}</p>
    </aside>
  )
}
