import { defineTexts } from '@delegacia/domain/language/text'
import { t } from '../i18n/locale.ts'
import css from './emergency-bar.module.css'

const texts = defineTexts({
  emergency: { pt: 'Emergência', en: 'Emergency', es: 'Emergencia', fr: 'Urgence' },
  danger: {
    pt: 'Perigo agora? Ligue',
    en: 'In danger now? Call',
    es: '¿Peligro ahora? Llame al',
    fr: 'En danger ? Appelez le',
  },
  women: { pt: 'Mulheres:', en: 'Women:', es: 'Mujeres:', fr: 'Femmes :' },
})

/** The two emergency numbers, on every page. */
export function EmergencyBar() {
  return (
    <aside className={css.bar} aria-label={t(texts.emergency)}>
      <div className="wrap">
        <span>
          {t(texts.danger)} <a href="tel:190">190</a>
        </span>
        <span>
          {t(texts.women)} <a href="tel:180">180</a>
        </span>
      </div>
    </aside>
  )
}
