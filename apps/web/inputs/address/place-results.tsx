import type { Address } from '@delegacia/domain/report/address'
import { say, type Locale } from '@delegacia/domain/language/text'
import boxStyles from '../field/box.module.css'
import styles from './advanced-search.module.css'
import { texts } from './advanced-search-texts.ts'
import { placeLine } from './place-line.ts'
import type { AddressSearch } from './use-advanced-search.ts'

type Props = { found: AddressSearch; locale: Locale; onChoose: (place: Address) => void }

/** What the advanced search found, each a button that takes it. */
export function PlaceResults({ found, locale, onChoose }: Props) {
  const places = found.status === 'found' ? found.places : []
  return (
    <>
      <output className={boxStyles.note}>
        {found.status === 'waiting' && <span>{say(texts.waiting, locale)}</span>}
        {found.status === 'found' && (
          <span>
            {places.length === 0
              ? say(texts.none, locale)
              : say(texts.found, locale, { count: places.length })}
          </span>
        )}
      </output>
      {places.length > 0 && (
        <ul className={styles.results} aria-label={say(texts.results, locale)}>
          {places.map((place, index) => (
            <li key={`${placeLine(place, locale)} ${index}`}>
              <button type="button" className={styles.result} onClick={() => onChoose(place)}>
                {placeLine(place, locale)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
