import { say, defineTexts, type Locale } from '@delegacia/domain/language/text'
import type { ListItem } from '@delegacia/domain/report/list-query'
import { useState } from 'react'
import { MenuBox } from '../../ui/menu/menu-box.tsx'
import boxStyles from '../field/box.module.css'
import { afterPress } from '../field/after-press.ts'
import type { Ties } from '../field/field-frame.tsx'
import { texts as listTexts } from '../field/list-texts.ts'
import { WholeName } from './whole-name.tsx'
import { filterItems, longestMenu, onlyItem } from './filter-items.ts'

const texts = defineTexts({
  open: {
    pt: 'Mostrar as opções',
    en: 'Show the options',
    es: 'Mostrar las opciones',
    fr: 'Afficher les options',
  },
  clear: {
    pt: 'Apagar a resposta',
    en: 'Clear the answer',
    es: 'Borrar la respuesta',
    fr: 'Effacer la réponse',
  },
  none: {
    pt: 'Nenhuma opção com esse texto.',
    en: 'No option has that text.',
    es: 'Ninguna opción con ese texto.',
    fr: 'Aucune option ne contient ce texte.',
  },
  more: {
    pt: 'Digite para ver outras opções.',
    en: 'Type to see other options.',
    es: 'Escriba para ver otras opciones.',
    fr: 'Tapez pour voir d’autres options.',
  },
  pick: {
    pt: 'Escolha uma das opções da lista.',
    en: 'Choose one of the options in the list.',
    es: 'Elija una de las opciones de la lista.',
    fr: 'Choisissez l’une des options de la liste.',
  },
  placeholder: {
    pt: 'Digite ou escolha',
    en: 'Type or choose',
    es: 'Escriba o elija',
    fr: 'Tapez ou choisissez',
  },
})

type Props = {
  ties: Partial<Ties> & Pick<Ties, 'id'>
  items: readonly ListItem[]
  chosen: unknown
  locale: Locale
  placeholder?: string
  /** Shown where no option fits the text. */
  none?: string
  /** The text of the plain box that this one replaces, whether it had the focus and whether it was pressed. */
  before?: { text: string; focused: boolean; pressed?: boolean }
  onChoose: (id: ListItem['id'] | undefined) => void
}

/** A box that filters a long list while the person types, whatever the accents. A text that fits no option is refused, never guessed. */
export function Combobox({ ties, items, chosen, locale, before, onChoose, ...labels }: Props) {
  const selected = items.find(({ id }) => id === chosen)
  const [typed, setTyped] = useState({ text: before?.text || selected?.name || '', chosen })
  const [state, setState] = useState<'typing' | 'left' | undefined>(before?.text ? 'typing' : undefined)
  // Another answer, from the menu or because something that it depends on has changed, replaces what was typed, but not the
  // letters of a person who is typing.
  const kept = typed.chosen === chosen || (state === 'typing' && typed.text !== '')
  const text = kept ? typed.text : (selected?.name ?? '')
  const filtered = filterItems(items, text === selected?.name ? '' : text)
  const take = (next: string) => {
    setTyped({ text: next, chosen })
    setState('typing')
    if (next === '' && selected) onChoose(undefined)
  }
  const choose = (item: ListItem) => {
    setTyped({ text: item.name, chosen: item.id })
    setState(undefined)
    if (item.id !== chosen) onChoose(item.id)
  }
  const leave = () => {
    const meant = onlyItem(items, text) ?? selected
    if (meant && text.trim() !== '') choose(meant)
    else afterPress(() => setState('left'))
  }
  const unfit = text !== '' && filtered.length === 0
  const none = labels.none ?? say(texts.none, locale)
  return (
    <>
      <MenuBox
        box={{
          ...ties,
          className: boxStyles.box,
          placeholder: labels.placeholder ?? say(texts.placeholder, locale),
        }}
        labelId={`${ties.id}-rotulo`}
        text={text}
        items={filtered}
        chosen={selected}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        noteOf={({ categoria }) => categoria}
        first
        focused={before?.focused ?? false}
        pressed={before?.pressed ?? false}
        buttons={{ open: say(texts.open, locale), clear: say(texts.clear, locale) }}
        note={filtered.length === longestMenu && <p className={boxStyles.note}>{say(texts.more, locale)}</p>}
        onText={take}
        onChoose={choose}
        onLeave={leave}
      />
      <WholeName id={ties.id} name={text === selected?.name ? text : undefined} />
      <output className={boxStyles.note}>
        {unfit && state === 'typing' && <span>{none}</span>}
        {text !== '' && !selected && state === 'left' && <span>{say(texts.pick, locale)}</span>}
      </output>
      <output className="visually-hidden">
        {state === 'typing' && !unfit && say(listTexts.count, locale, { count: filtered.length })}
      </output>
    </>
  )
}
