import { defineTexts, say, type Locale } from '@delegacia/domain/language/text'
import css from './skeleton.module.css'

const texts = defineTexts({
  loading: { pt: 'Carregando…', en: 'Loading…', es: 'Cargando…', fr: 'Chargement…' },
})

/** Nine placeholder cards while a list loads (SH-14). */
export function Skeleton({ locale }: { locale: Locale }) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {say(texts.loading, locale)}
      </p>
      <ul className={css.cards} data-loading aria-hidden="true">
        {Array.from({ length: 9 }, (_, place) => (
          <li key={place} />
        ))}
      </ul>
    </>
  )
}
