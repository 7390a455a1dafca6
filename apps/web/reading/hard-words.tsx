import { defineTexts } from '@delegacia/domain/language/text'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { t } from '../i18n/locale.ts'
import css from './hard-words.module.css'
import { wordsId } from './words-place.ts'
import { wordsIn, type HardWord } from './words-in.ts'

const texts = defineTexts({
  title: {
    pt: 'Palavras difíceis desta tela',
    en: 'Hard words on this screen',
    es: 'Palabras difíciles de esta pantalla',
    fr: 'Mots difficiles de cet écran',
  },
})

/** Between a change of the screen and a look at its words, in milliseconds. */
const calm = 150

type Seen = { place: Element; found: readonly HardWord[] }

const same = (one: Seen | undefined, other: Seen | undefined): boolean =>
  one?.place === other?.place &&
  one?.found.map(({ word }) => word).join() === other?.found.map(({ word }) => word).join()

/** What the hard words of the screen mean, closed until somebody wants to know; for packs that explain words (RE-09). */
export function HardWords() {
  const [seen, setSeen] = useState<Seen>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const next = lookAtScreen()
      setSeen((last) => (same(last, next) ? last : next))
    }
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(look, calm)
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    look()
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [])
  if (!seen || seen.found.length === 0) return null
  return createPortal(
    <details className={`wrap ${css.words}`}>
      <summary>{t(texts.title)}</summary>
      <dl>
        {seen.found.map(({ word, meaning }) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>,
    seen.place,
  )
}

/** The words that stand in the main part, without those of the explanation itself. */
function lookAtScreen(): Seen | undefined {
  const place = document.getElementById(wordsId)
  if (!place?.parentElement) return undefined
  const others = [...place.parentElement.children].filter((child) => child !== place)
  return { place, found: wordsIn(others.map(({ textContent }) => textContent).join(' ')) }
}
