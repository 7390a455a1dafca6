import { FaultWords } from '@delegacia/ui/fault-words'
import { say, defineTexts, type Locale } from '@delegacia/domain/language/text'
import type { Address } from '@delegacia/domain/report/address'
import { issueMessage, type ValidationIssue } from '@delegacia/domain/rules/validation-issue'
import type { AddressField } from '@delegacia/flows/engine/fields/address'
import { lazy, Suspense, useRef, useState } from 'react'
import styles from './address-input.module.css'
import { ChosenPlace } from './chosen-place.tsx'
import { buttonClass } from '@delegacia/ui/button'
import boxStyles from '../field/box.module.css'
import { FieldFrame, tiesOf } from '../field/field-frame.tsx'
import type { InputProps } from '../field/input-props.ts'
import { withTypedStreet } from './kept-street.ts'

const PlaceBox = lazy(() => import('./place-box.tsx').then((loaded) => ({ default: loaded.PlaceBox })))

const AdvancedSearch = lazy(() =>
  import('./advanced-search.tsx').then((loaded) => ({ default: loaded.AdvancedSearch })),
)

const UnlistedPlace = lazy(() =>
  import('./unlisted-place.tsx').then((loaded) => ({ default: loaded.UnlistedPlace })),
)

const texts = defineTexts({
  unlisted: {
    pt: 'Minha rua não está na lista',
    en: 'My street is not on the list',
    es: 'Mi calle no está en la lista',
    fr: 'Ma rue n’est pas dans la liste',
  },
  unknown: {
    pt: 'Não sei a rua',
    en: 'I don’t know the street',
    es: 'No sé la calle',
    fr: 'Je ne connais pas la rue',
  },
  away: {
    pt: 'Para outro Estado, use a busca avançada.',
    en: 'For another State use the advanced search.',
    es: 'Para otro Estado, use la búsqueda avanzada.',
    fr: 'Pour un autre État, utilisez la recherche avancée.',
  },
  advanced: {
    pt: 'Busca avançada',
    en: 'Advanced search',
    es: 'Búsqueda avanzada',
    fr: 'Recherche avancée',
  },
  quick: {
    pt: 'Voltar à busca simples',
    en: 'Back to the simple search',
    es: 'Volver a la búsqueda simple',
    fr: 'Revenir à la recherche simple',
  },
  keep: {
    pt: 'Manter o endereço escolhido',
    en: 'Keep the chosen address',
    es: 'Mantener la dirección elegida',
    fr: 'Garder l’adresse choisie',
  },
})

const ways = ['quick', 'unknown', 'unlisted', 'advanced'] as const
type Way = (typeof ways)[number]

/** A place from the address search; what the search fills is shown and cannot be typed over (AD-03). */
export function AddressInput(input: InputProps<AddressField>) {
  const { field, entity, context, id, onChange } = input
  const { locale } = context
  const answer = field.read(entity)
  const [searching, setSearching] = useState(false)
  const returning = useRef(false)
  // The search box goes when its work is done; the focus must not go with it.
  const endSearch = () => {
    returning.current = true
    setSearching(false)
  }
  const takeFocus = (button: HTMLButtonElement | null) => {
    if (button && returning.current) button.focus()
    if (button) returning.current = false
  }
  const [way, setWay] = useState<Way>('quick')
  const [refused, setRefused] = useState<string>()
  const refusal = (place: Address) => refusalOf(field.refuses(place, context), locale)
  const typed = useRef('')
  const choose = (found: Address) => {
    const place = withTypedStreet(found, typed.current)
    const why = refusal(place)
    setRefused(why)
    if (why) return
    endSearch()
    setWay('quick')
    onChange((last) => field.write(last, place, context))
  }
  if (answer !== undefined && !searching) {
    return (
      <FieldFrame {...input} as="set">
        <ChosenPlace
          rows={field.rows(answer, entity, context)}
          locale={locale}
          id={id}
          button={takeFocus}
          onChange={() => setSearching(true)}
        />
      </FieldFrame>
    )
  }
  const search = { ties: tiesOf(input), onChoose: choose }
  return (
    <FieldFrame {...input} as="set">
      <Suspense fallback={<div className={boxStyles.box} aria-busy="true" />}>
        {way === 'advanced' && <AdvancedSearch {...search} context={context} refusal={refusal} />}
        {(way === 'unlisted' || way === 'unknown') && (
          <UnlistedPlace {...search} key={way} context={context} unknown={way === 'unknown'} />
        )}
        {way === 'quick' && (
          <PlaceBox
            {...search}
            label={say(field.searchLabel, locale)}
            locale={locale}
            focused={searching}
            onText={(text) => (typed.current = text)}
            elsewhere={refusal({}) ?? say(texts.away, locale)}
          />
        )}
        {refused && <Refused why={refused} locale={locale} />}
        <SamePlaceButton {...input} />
        <OtherWays
          others={ways.filter((one) => one !== way && (one !== 'unknown' || field.streetOrUnknown))}
          locale={locale}
          onChoose={(other) => {
            setRefused(undefined)
            setWay(other)
          }}
        />
      </Suspense>
      {searching && (
        <button type="button" className={styles.change} onClick={endSearch}>
          {say(texts.keep, locale)}
        </button>
      )}
    </FieldFrame>
  )
}

const refusalOf = (issue: ValidationIssue | undefined, locale: Locale) => issue && issueMessage(issue, locale)

/** One press for a place that the report has already: somebody lives where it happened, or with who reports. */
function SamePlaceButton({ field, context, onChange }: InputProps<AddressField>) {
  const place = field.same?.of(context)
  if (!field.same || !place) return null
  return (
    <button
      type="button"
      className={buttonClass('quiet')}
      onClick={() => onChange((last) => field.write(last, place, context))}
    >
      {say(field.same.label, context.locale)}
    </button>
  )
}

type OtherWaysProps = { others: readonly Way[]; locale: Locale; onChoose: (way: Way) => void }

/** The ways to an address besides the one that is open. */
const OtherWays = ({ others, locale, onChoose }: OtherWaysProps) => (
  <div className={styles.ways}>
    {others.map((other) => (
      <button key={other} type="button" className={styles.change} onClick={() => onChoose(other)}>
        {say(texts[other], locale)}
      </button>
    ))}
  </div>
)

const Refused = ({ why, locale }: { why: string; locale: Locale }) => (
  <div role="alert">
    <p>{why}</p>
    <FaultWords locale={locale} />
  </div>
)
