import { defineTexts } from '@delegacia/domain/language/text'
import { t } from '../i18n/locale.ts'
import css from './skeleton.module.css'

const texts = defineTexts({
  loading: { pt: 'Carregando…', en: 'Loading…', es: 'Cargando…', fr: 'Chargement…' },
})

/** Nine placeholder cards while a list loads (SH-14). */
export function Skeleton() {
  return (
    <>
      <p className="visually-hidden" role="status">
        {t(texts.loading)}
      </p>
      <ul className={css.cards} aria-hidden="true">
        {Array.from({ length: 9 }, (_, place) => (
          <li key={place} />
        ))}
      </ul>
    </>
  )
}
