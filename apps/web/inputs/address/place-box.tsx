import { say, defineTexts, type Locale } from '@delegacia/domain/language/text'
import type { Address } from '@delegacia/domain/report/address'
import { useState } from 'react'
import { AddressUnknownLink } from './address-unknown-link.tsx'
import boxStyles from '../field/box.module.css'
import type { Ties } from '../field/field-frame.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MenuBox } from '../../ui/menu/menu-box.tsx'
import styles from './place-box.module.css'
import { placeLine } from './place-line.ts'
import { searchFrom, usePlaceSearch } from './place-search.ts'
import { TryAgain } from '../../ui/try-again.tsx'

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
  failed: {
    pt: 'A busca não respondeu.',
    en: 'The search did not answer.',
    es: 'La búsqueda no respondió.',
    fr: 'La recherche n’a pas répondu.',
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
  onChoose: (place: Address) => void
}

/** The quick search: a street or postal code, and the places that it may mean (AD-01). */
export function PlaceBox({ ties, label, locale, focused, onChoose }: Props) {
  const [text, setText] = useState('')
  const search = usePlaceSearch(text)
  const places = search.status === 'found' ? search.places : []
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
          nameOf={placeLine}
          focused={focused}
          onText={setText}
          onChoose={onChoose}
        />
        <Icon name="search" />
      </div>
      <output className={boxStyles.note}>
        {search.status === 'idle' && text !== '' && say(texts.start, locale, { from: searchFrom })}
        {search.status === 'waiting' && say(texts.waiting, locale)}
        {search.status === 'found' &&
          (places.length === 0
            ? say(texts.none, locale)
            : say(texts.found, locale, { count: places.length }))}
      </output>
      {search.status === 'found' && places.length === 0 && <AddressUnknownLink />}
      {search.status === 'failed' && (
        <TryAgain text={say(texts.failed, locale)} locale={locale} onRetry={search.retry} />
      )}
    </div>
  )
}
