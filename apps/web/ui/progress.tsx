import { defineTexts } from '@delegacia/domain/language/text'
import { t } from '../i18n/locale.ts'
import css from './progress.module.css'

const texts = defineTexts({
  step: {
    pt: 'Passo {now} de {total}: {label}',
    en: 'Step {now} of {total}: {label}',
    es: 'Paso {now} de {total}: {label}',
    fr: 'Étape {now} sur {total} : {label}',
  },
})

/** The current step among all, in words and drawn; `now` counts from 1. */
export function Progress({ now, total, label }: { now: number; total: number; label: string }) {
  return (
    <div>
      <p className={css.words}>{t(texts.step, { now, total, label })}</p>
      <ol className={css.drawn} aria-hidden="true">
        {Array.from({ length: total }, (_, place) => (
          <li key={place} className={place + 1 < now ? css.done : place + 1 === now ? css.now : undefined} />
        ))}
      </ol>
    </div>
  )
}
