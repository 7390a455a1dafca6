import { say, defineTexts, type Locale } from '@delegacia/domain/language/text'
import type { Address } from '@delegacia/domain/report/address'
import { isStatePostalCode } from '@delegacia/domain/rules/postal-code'
import { useState } from 'react'
import { AddressUnknownLink } from './address-unknown-link.tsx'
import boxStyles from '../field/box.module.css'
import type { Ties } from '../field/field-frame.tsx'
import { Icon } from '@delegacia/ui/icon'
import { MenuBox } from '../../ui/menu/menu-box.tsx'
import styles from './place-box.module.css'
import { placeLine } from './place-line.ts'
import { searchFrom, usePlaceSearch } from './place-search.ts'
import { TryAgain } from '@delegacia/ui/try-again'

const texts = defineTexts({
  start: {
    pt: 'Escreva pelo menos {from} letras.',
    en: 'Write at least {from} letters.',
    es: 'Escriba al menos {from} letras.',
    fr: 'Écrivez au moins {from} lettres.',
  },
  waiting: { pt: 'Procurando…', en: 'Searching…', es: 'Buscando…', fr: 'Recherche…' },
  none: {
    pt: 'Nenhum resultado encontrado. Tente o CEP ou só o nome da rua.',
    en: 'No results found. Try the postal code or just the street name.',
    es: 'Ningún resultado. Pruebe con el código postal o solo el nombre de la calle.',
    fr: 'Aucun résultat. Essayez le code postal ou seulement le nom de la rue.',
  },
  point: {
    pt: 'Achamos o ponto. Escolha o lugar e depois escreva a rua.',
    en: 'We found the point. Choose the place, then write the street.',
    es: 'Encontramos el punto. Elija el lugar y después escriba la calle.',
    fr: 'Nous avons trouvé le point. Choisissez le lieu, puis écrivez la rue.',
  },
  noPoint: {
    pt: 'Não achamos o ponto desse link no Pará. Escreva a rua e depois marque o lugar no mapa.',
    en: 'We could not find the point in that link in Pará. Write the street, then mark the place on the map.',
    es: 'No encontramos el punto de ese enlace en Pará. Escriba la calle y después marque el lugar en el mapa.',
    fr: 'Nous n’avons pas trouvé le point de ce lien au Pará. Écrivez la rue, puis marquez le lieu sur la carte.',
  },
  failed: {
    pt: 'A busca não respondeu.',
    en: 'The search did not answer.',
    es: 'La búsqueda no respondió.',
    fr: 'La recherche n’a pas répondu.',
  },
  offline: {
    pt: 'A busca de ruas precisa de internet. Sem ela, toque em “Minha rua não está na lista”, escolha o município e escreva a rua.',
    en: 'The search for streets needs the internet. Without it, tap “My street is not on the list”, choose the municipality and write the street.',
    es: 'La búsqueda de calles necesita internet. Sin ella, toque «Mi calle no está en la lista», elija el municipio y escriba la calle.',
    fr: 'La recherche de rues a besoin d’internet. Sinon, touchez « Ma rue n’est pas dans la liste », choisissez la commune et écrivez la rue.',
  },
  unlisted: {
    pt: 'Não achamos essa rua. Escolha o lugar e depois escreva a rua.',
    en: 'We did not find that street. Choose the place, then write the street.',
    es: 'No encontramos esa calle. Elija el lugar y después escriba la calle.',
    fr: 'Rue introuvable. Choisissez le lieu, puis écrivez la rue.',
  },
  otherCode: {
    pt: 'Este CEP não é do Pará: os do Pará vão de 66000-000 a 68899-999.',
    en: 'This postal code is not in Pará: those in Pará go from 66000-000 to 68899-999.',
    es: 'Este código postal no es de Pará: los de Pará van de 66000-000 a 68899-999.',
    fr: 'Ce code postal n’est pas au Pará : là, ils vont de 66000-000 à 68899-999.',
  },
  found: {
    pt: 'Endereços encontrados: {count}. Use as setas para escolher.',
    en: 'Addresses found: {count}. Use the arrow keys to choose.',
    es: 'Direcciones encontradas: {count}. Use las flechas para elegir.',
    fr: 'Adresses trouvées : {count}. Utilisez les flèches pour choisir.',
  },
})

type Props = {
  ties: Ties
  label: string
  locale: Locale
  focused: boolean
  /** What to do with a place outside Pará. */
  elsewhere?: string
  onText?: (text: string) => void
  onChoose: (place: Address) => void
}

/** Coordinates or the link of a map. */
const isPlaceOfMap = (text: string) => /^\s*(?:https?:|geo:|\(?[-+]?\d{1,2}[.,°]\s?\d+\D)/i.test(text)

/** A postal code, or its first five digits, of another State (AD-09). */
const isOtherCode = (text: string) => /^\d{2}\.?\d{3}-?\d{0,3}$/.test(text.trim()) && !isStatePostalCode(text)

/** The quick search: a street or postal code, and the places that it may mean (AD-01). */
export function PlaceBox({ ties, label, locale, focused, elsewhere = '', onText, onChoose }: Props) {
  const [text, setText] = useState('')
  const other = isOtherCode(text)
  const search = usePlaceSearch(other ? '' : text)
  const places = search.status === 'found' ? search.places : []
  const streets = places.some(({ id_logradouro }) => id_logradouro !== null)
  return (
    <div>
      <label className={boxStyles.note} htmlFor={ties.id} id={`${ties.id}-busca`}>
        {label}
      </label>
      <div className={styles.search}>
        <MenuBox
          box={{ ...ties, className: boxStyles.box, type: 'search', enterKeyHint: 'search' }}
          labelId={`${ties.id}-busca`}
          text={text}
          items={places}
          keyOf={(place) => `${place.id_logradouro}-${place.cep}-${places.indexOf(place)}`}
          nameOf={(place) => placeLine(place, locale)}
          focused={focused}
          onText={(next) => {
            setText(next)
            onText?.(next)
          }}
          onChoose={onChoose}
        />
        <Icon name="search" />
      </div>
      <output className={boxStyles.note}>
        {other && <span>{`${say(texts.otherCode, locale)} ${elsewhere}`}</span>}
        {!other && search.status === 'idle' && text !== '' && (
          <span>{say(texts.start, locale, { from: searchFrom })}</span>
        )}
        {search.status === 'waiting' && <span>{say(texts.waiting, locale)}</span>}
        {search.status === 'found' && (
          <span>
            {places.length === 0
              ? say(isPlaceOfMap(text) ? texts.noPoint : texts.none, locale)
              : say(streets ? texts.found : isPlaceOfMap(text) ? texts.point : texts.unlisted, locale, {
                  count: places.length,
                })}
          </span>
        )}
      </output>
      {search.status === 'found' && !streets && <AddressUnknownLink />}
      {search.status === 'failed' && (
        <TryAgain
          text={say(navigator.onLine ? texts.failed : texts.offline, locale)}
          locale={locale}
          onRetry={search.retry}
        />
      )}
    </div>
  )
}
