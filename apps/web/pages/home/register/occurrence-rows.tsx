import { Link } from 'wouter'
import { Icon } from '@delegacia/ui/icon'
import { Pictogram } from '../../../ui/pictogram.tsx'
import type { OfferedCrime } from '@delegacia/contract/list-rows'
import { kindInWords } from './kind-in-words.ts'
import { routeOf } from './occurrence.ts'
import css from './occurrence-rows.module.css'

type OccurrenceRowsProps = {
  found: readonly OfferedCrime[]
  /** They are in a box already: then lines between them are enough, and leave a phone more room for text. */
  boxed?: boolean
}

/** Occurrences to choose from, each the way into its report. */
export function OccurrenceRows({ found, boxed = false }: OccurrenceRowsProps) {
  return (
    <ul className={boxed ? `${css.types} ${css.boxed}` : css.types}>
      {found.map((one) => (
        <li key={`${one.id_crime} ${one.id_crime_cidadao} ${one.url_dv_s2}`}>
          <Link href={`/${routeOf(one)}`}>
            <span className={css.icon}>
              <Pictogram of={routeOf(one)} />
            </span>
            <span>
              <b>{kindInWords(one).name}</b>
              <span className={css.description}>{kindInWords(one).description}</span>
            </span>
            <Icon name="chevron" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
