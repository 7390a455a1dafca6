import { defineTexts } from '@delegacia/domain/language/text'
import { t } from '../../i18n/locale.ts'
import css from './map-opening.module.css'

const texts = defineTexts({
  opening: {
    pt: 'Abrindo o mapa…',
    en: 'Opening the map…',
    es: 'Abriendo el mapa…',
    fr: 'Ouverture de la carte…',
  },
})

/** A placeholder of the map's size while it is loaded. */
export const MapOpening = () => (
  <p className={css.opening} aria-busy="true">
    {t(texts.opening)}
  </p>
)
