import { followName } from '@delegacia/domain/desk/citizen/follow-name'
import { defineTexts } from '@delegacia/domain/language/text'
import type { OfferedCrime } from '@delegacia/contract/list-rows'
import type { ReactNode } from 'react'
import { t } from '../../../../i18n/locale.ts'
import { Button } from '@delegacia/ui/button'
import { kindInWords } from '../kind-in-words.ts'
import { routeOf } from '../occurrence.ts'
import { OccurrenceRows } from '../occurrence-rows.tsx'
import { CareCard } from './care-card.tsx'
import type { Likely } from './find-likely.ts'
import { HitRows } from './hit-rows.tsx'
import css from './likely-list.module.css'
import { PlaceRow } from './place-row.tsx'

const texts = defineTexts({
  like: { pt: 'Parece com', en: 'It looks like', es: 'Se parece a', fr: 'Cela ressemble à' },
  also: {
    pt: 'Se aconteceu também, dá para registrar aqui',
    en: 'If this happened too, you can report it here',
    es: 'Si también ocurrió, puede denunciarlo aquí',
    fr: 'Si cela s’est aussi produit, déclarez-le ici',
  },
  named: {
    pt: 'Na lista, com essa palavra',
    en: 'In the list, with that word',
    es: 'En la lista, con esa palabra',
    fr: 'Dans la liste, avec ce mot',
  },
  all: {
    pt: 'Não é isso: ver todos os tipos',
    en: 'Not this: see every kind',
    es: 'No es eso: ver todos los tipos',
    fr: 'Ce n’est pas cela : voir tous les types',
  },
})

/** What an answer says to who cannot see it come. */
export const said = ({ cares, hits, places }: Likely): string =>
  [
    ...cares.map(({ title, calls }) => [t(title), ...calls].join(' ')),
    ...(hits.length + places.length > 0 ? [t(texts.like)] : []),
    ...(places.includes('follow') ? [t(followName)] : []),
    ...hits.map(({ crime }) => kindInWords(crime).name),
  ].join('. ')

type LikelyListProps = {
  likely: Likely
  /** Those whose names have the words. */
  found: readonly OfferedCrime[]
  /** What is said where neither names nor likeness lead anywhere. */
  none: ReactNode
  onAll: () => void
}

/** What a person who told something in own words is answered: care, what it is like and why, then names, and always a way on. */
export function LikelyList({ likely, found, none, onAll }: LikelyListProps) {
  const { cares, hits, also, places, placesFirst } = likely
  const told = new Set([...hits, ...also].map(({ crime }) => routeOf(crime)))
  const others = found.filter((crime) => !told.has(routeOf(crime)))
  const anyLike = hits.length + places.length > 0
  const placeRows = places.map((place) => <PlaceRow key={place} place={place} />)
  return (
    <div className={css.answer}>
      {cares.map((care) => (
        <CareCard key={t(care.title)} care={care} />
      ))}
      {anyLike && <h3>{t(texts.like)}</h3>}
      {placesFirst && placeRows}
      {hits.length > 0 && <HitRows hits={hits} />}
      {!placesFirst && placeRows}
      {also.length > 0 && <h3>{t(texts.also)}</h3>}
      {also.length > 0 && <HitRows hits={also} />}
      {others.length > 0 && anyLike && <h3>{t(texts.named)}</h3>}
      {others.length > 0 && <OccurrenceRows found={others} />}
      {!anyLike && others.length === 0 && cares.length === 0 && none}
      <Button
        kind="quiet"
        onClick={({ currentTarget }) => {
          // The button goes with its answer: the focus stays in the list that comes back.
          currentTarget.closest<HTMLElement>('[tabindex]')?.focus()
          onAll()
        }}
      >
        {t(texts.all)}
      </Button>
    </div>
  )
}
