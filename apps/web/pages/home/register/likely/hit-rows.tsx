import { defineTexts } from '@delegacia/domain/language/text'
import { Link } from 'wouter'
import { t } from '../../../../i18n/locale.ts'
import { Icon } from '@delegacia/ui/icon'
import { Pictogram } from '../../../../ui/pictogram.tsx'
import { kindInWords } from '../kind-in-words.ts'
import { routeOf } from '../occurrence.ts'
import rows from '../occurrence-rows.module.css'
import type { Hit } from './find-likely.ts'
import css from './hit-rows.module.css'

const texts = defineTexts({
  because: {
    pt: 'Porque você escreveu',
    en: 'Because you wrote',
    es: 'Porque usted escribió',
    fr: 'Parce que vous avez écrit',
  },
})

/** Kinds that the words are like, each the way into its report, with its words as the reason. */
export function HitRows({ hits }: { hits: readonly Hit[] }) {
  return (
    <ol className={`${rows.types} ${css.hits}`}>
      {hits.map(({ crime, words }) => (
        <li key={routeOf(crime)}>
          <Link href={`/${routeOf(crime)}`}>
            <span className={rows.icon}>
              <Pictogram of={routeOf(crime)} />
            </span>
            <span>
              <b>{kindInWords(crime).name}</b>
              <span className={rows.description}>{kindInWords(crime).description}</span>
              {words.length > 0 && (
                <span className={css.why}>
                  {t(texts.because)}{' '}
                  {words.slice(0, 3).map((word, place) => (
                    <span key={word}>
                      {place > 0 && ' '}
                      <mark>{word}</mark>
                    </span>
                  ))}
                </span>
              )}
            </span>
            <Icon name="chevron" />
          </Link>
        </li>
      ))}
    </ol>
  )
}
