import { say, texts, type Locale } from '@delegacia/domain/language/text'
import type { ListItem } from '@delegacia/domain/report/list-query'
import { useCombobox } from 'downshift'
import { useState, type FormEvent } from 'react'
import boxStyles from './box.module.css'
import type { Ties } from './field-frame.tsx'
import { keepOnScreen } from './keep-on-screen.ts'
import { filterItems, longestMenu, onlyItem } from './filter-items.ts'
import styles from './menu.module.css'

const t = texts({
  open: {
    pt: 'Mostrar as opções',
    en: 'Show the options',
    es: 'Mostrar las opciones',
    fr: 'Afficher les options',
  },
  none: {
    pt: 'Nenhuma opção com esse texto.',
    en: 'No option with that text.',
    es: 'Ninguna opción con ese texto.',
    fr: 'Aucune option avec ce texte.',
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
  ties: Ties
  items: readonly ListItem[]
  chosen: unknown
  locale: Locale
  onChoose: (id: ListItem['id'] | undefined) => void
}

/** A box that filters a long list as one types, whatever the accents. What it cannot mean is said, never guessed. */
export function Combobox({ ties, items, chosen, locale, onChoose }: Props) {
  const selected = items.find(({ id }) => id === chosen) ?? null
  const [text, setText] = useState(selected?.name ?? '')
  const [touched, setTouched] = useState(false)
  const shown = text === selected?.name ? filterItems(items, '') : filterItems(items, text)
  const settle = () => {
    setTouched(true)
    if (text.trim() === '') return onChoose(undefined)
    const meant = text === selected?.name ? selected : onlyItem(items, text)
    if (meant && meant !== selected) onChoose(meant.id)
    const stays = meant ?? selected
    if (stays) setText(stays.name)
  }
  const box = useCombobox<ListItem>({
    items: shown,
    inputId: ties.id,
    labelId: `${ties.id}-rotulo`,
    menuId: `${ties.id}-menu`,
    toggleButtonId: `${ties.id}-abrir`,
    getItemId: (index) => `${ties.id}-opcao-${index}`,
    selectedItem: selected,
    inputValue: text,
    itemToString: (item) => item?.name ?? '',
    itemToKey: (item) => item?.id,
    // Leaving the box must not choose what the arrow or the mouse happened to stand on.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur
        ? { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue }
        : type === useCombobox.stateChangeTypes.InputChange
          ? { ...changes, highlightedIndex: changes.inputValue ? 0 : -1 }
          : changes,
    onInputValueChange: ({ inputValue }) => setText(inputValue),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem && selectedItem.id !== chosen) onChoose(selectedItem.id)
    },
    onStateChange: ({ type }) => {
      if (type === useCombobox.stateChangeTypes.InputBlur) settle()
    },
  })
  // At once, not with the menu's own state: a controlled box that lags behind loses letters.
  const takeText = ({ currentTarget }: FormEvent<HTMLInputElement>) => setText(currentTarget.value)
  const strayed = touched && !box.isOpen && !selected && text !== ''
  return (
    <div className={styles.anchor}>
      <input
        {...box.getInputProps({ ...ties, onChange: takeText, onKeyDown: keepOnScreen })}
        className={boxStyles.box}
        placeholder={say(t.placeholder, locale)}
        autoComplete="off"
        spellCheck={false}
      />
      <button
        {...box.getToggleButtonProps({ 'aria-label': say(t.open, locale) })}
        type="button"
        className={styles.open}
      />
      <ul {...box.getMenuProps()} className={styles.menu}>
        {box.isOpen &&
          shown.map((item, index) => (
            <li
              key={item.id}
              {...box.getItemProps({ item, index })}
              className={styles.item}
              data-active={box.highlightedIndex === index}
            >
              {item.name}
            </li>
          ))}
        {box.isOpen && shown.length === longestMenu && (
          <li className={styles.none} role="presentation">
            {say(t.more, locale)}
          </li>
        )}
        {box.isOpen && shown.length === 0 && (
          <li className={styles.none} role="presentation">
            {say(t.none, locale)}
          </li>
        )}
      </ul>
      <output className={boxStyles.note}>
        {strayed ? say(t.pick, locale) : box.isOpen && shown.length === 0 ? say(t.none, locale) : ''}
      </output>
    </div>
  )
}
