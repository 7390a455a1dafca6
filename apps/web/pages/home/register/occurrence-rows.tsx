import { Link } from 'wouter'
import { Icon } from '@delegacia/ui/icon'
import { iconOf } from './occurrence-places.ts'
import type { OfferedCrime } from '@delegacia/contract/list-rows'
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
              <Icon name={iconOf(routeOf(one))} />
            </span>
            <span>
              <b>{one.ds_crime_dv2}</b>
              <span className={css.description}>{one.card_descricao}</span>
            </span>
            <Icon name="chevron" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
