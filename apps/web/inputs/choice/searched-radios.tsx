import { say, defineTexts } from '@delegacia/domain/language/text'
import { useDeferredValue, useState } from 'react'
import boxStyles from '../field/box.module.css'
import { fold, hasWords } from './fold.ts'
import { Radios, type Option, type RadiosProps } from './radios.tsx'
import styles from './searched-radios.module.css'

const texts = defineTexts({
  label: {
    pt: 'Procure com uma ou duas palavras',
    en: 'Search with one or two words',
    es: 'Busque con una o dos palabras',
    fr: 'Cherchez avec un ou deux mots',
  },
  found: {
    pt: 'Encontrados: {count}. Escolha um.',
    en: 'Found: {count}. Choose one.',
    es: 'Encontrados: {count}. Elija uno.',
    fr: 'Trouvés : {count}. Choisissez-en un.',
  },
  more: {
    pt: 'Encontrados: {count}. Aqui estão os {listed} primeiros; mais uma palavra encurta a lista.',
    en: 'Found: {count}. Here are the first {listed}; one more word shortens the list.',
    es: 'Encontrados: {count}. Aquí están los {listed} primeros; una palabra más acorta la lista.',
    fr: 'Trouvés : {count}. Voici les {listed} premiers ; un mot de plus raccourcit la liste.',
  },
  none: {
    pt: 'Nada com essas palavras. Tente outra, ou veja a lista toda.',
    en: 'Nothing has those words. Try another one, or see the whole list.',
    es: 'No hay nada con esas palabras. Pruebe otra, o vea la lista completa.',
    fr: 'Rien ne contient ces mots. Essayez-en un autre, ou voyez toute la liste.',
  },
  all: {
    pt: 'Ver a lista toda ({count})',
    en: 'See the whole list ({count})',
    es: 'Ver la lista completa ({count})',
    fr: 'Voir toute la liste ({count})',
  },
})

/** How many of those found are listed at once; typing shortens the list faster than scrolling does. */
const listedAtOnce = 10

/** One of very many: those that contain the typed words, and always the chosen one; all of them when the person asks for them. */
export function SearchedRadios({ ties, options, ...rest }: RadiosProps) {
  const { chosen, locale } = rest
  const [typed, setTyped] = useState('')
  const [all, setAll] = useState(false)
  const wanted = fold(useDeferredValue(typed))
  const has = ({ name, more = '', law = '' }: Option) => hasWords(`${name} ${more} ${law}`, wanted)
  const found = wanted === '' ? (all ? options : []) : options.filter(has)
  const listed = all ? found : found.slice(0, listedAtOnce)
  const kept = options.filter((option) => option.id === chosen && !listed.includes(option))
  const message = found.length === 0 ? texts.none : listed.length < found.length ? texts.more : texts.found
  const { id } = ties

  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {say(texts.label, locale)}
      </label>
      <input
        {...ties}
        className={boxStyles.box}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p className={boxStyles.note} role="status">
        {wanted && say(message, locale, { count: found.length, listed: listed.length })}
      </p>
      {(listed.length > 0 || kept.length > 0) && (
        <Radios {...rest} ties={{ ...ties, id: `${id}-lista` }} options={[...kept, ...listed]} />
      )}
      {!all && (
        <button type="button" className={styles.all} onClick={() => setAll(true)}>
          {say(texts.all, locale, { count: options.length })}
        </button>
      )}
    </>
  )
}
