import type { CSSProperties } from 'react'
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

/** The id of the words, by which the title of the screen says them when it takes the focus. */
export const progressId = 'passo'

type ProgressProps = {
  now: number
  total: number
  label: string
  /** How much of the current step is done, from 0 to 1. */
  within?: number
}

/** The current step among all, in words and drawn; `now` counts from 1. */
export function Progress({ now, total, label, within = 0.5 }: ProgressProps) {
  return (
    <div>
      <p id={progressId} className={css.words}>
        {t(texts.step, { now, total, label })}
      </p>
      <ol className={css.drawn} aria-hidden="true">
        {Array.from({ length: total }, (_, place) => (
          <li
            key={place}
            className={place + 1 < now ? css.done : place + 1 === now ? css.now : undefined}
            style={
              place + 1 === now
                ? ({ '--within': `${Math.round(within * 100)}%` } as CSSProperties)
                : undefined
            }
          />
        ))}
      </ol>
    </div>
  )
}
