import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift'
import { useEffect, useRef, useState } from 'react'
import { texts } from '@delegacia/domain/language/text'
import { getJson } from '../../api/get-json.ts'
import { useAsync } from '../../api/use-async.ts'
import { locale, t } from '../../app/locale.ts'
import { Icon } from '../../ui/icon.tsx'
import { fold } from './fold.ts'
import type { MunicipalityChoice } from './municipality-choice.ts'
import css from './municipality-combobox.module.css'

const words = texts({
  open: {
    pt: 'Abrir a lista de municípios',
    en: 'Open the list of municipalities',
    es: 'Abrir la lista de municipios',
    fr: 'Ouvrir la liste des communes',
  },
  clear: {
    pt: 'Apagar o município',
    en: 'Clear the municipality',
    es: 'Borrar el municipio',
    fr: 'Effacer la commune',
  },
  loading: {
    pt: 'Carregando os municípios…',
    en: 'Loading the municipalities…',
    es: 'Cargando los municipios…',
    fr: 'Chargement des communes…',
  },
  failed: {
    pt: 'Não foi possível carregar os municípios.',
    en: 'The municipalities could not be loaded.',
    es: 'No se pudieron cargar los municipios.',
    fr: "Les communes n'ont pas pu être chargées.",
  },
  again: { pt: 'Tentar de novo', en: 'Try again', es: 'Intentar de nuevo', fr: 'Réessayer' },
  none: {
    pt: 'Nenhum município do Pará com esse nome',
    en: 'No municipality of Pará has that name',
    es: 'Ningún municipio de Pará con ese nombre',
    fr: 'Aucune commune du Pará ne porte ce nom',
  },
})

type Municipality = { id_localidade: number | string; ds_localidade: string }

/** Those whose name begins with what was typed, then those that hold it. */
function matching(all: readonly Municipality[], typed: string): Municipality[] {
  const wanted = fold(typed)
  const held = all.filter(({ ds_localidade }) => fold(ds_localidade).includes(wanted))
  const starts = ({ ds_localidade }: Municipality) => (fold(ds_localidade).startsWith(wanted) ? 0 : 1)
  return held.sort((one, other) => starts(one) - starts(other))
}

type MunicipalityComboboxProps = {
  id: string
  name: string | undefined
  /** What the plain field held before this one took its place, and whether the person was in it. */
  typed: string
  focused: boolean
  placeholder: string
  onChoose: (choice: MunicipalityChoice) => void
}

/** The 144 municipalities of Pará, searched without accents (SH-08); one may also go on without choosing. */
export function MunicipalityCombobox({
  id,
  name,
  typed,
  focused,
  placeholder,
  onChoose,
}: MunicipalityComboboxProps) {
  const list = useAsync('municipalities', () => getJson<Municipality[]>(`/api/COMBO_LOCALIDADE/PA/${locale}`))
  const all = list.state === 'ready' ? list.value : []
  const [inputValue, setInputValue] = useState(name ?? typed)
  const items = inputValue === name ? [...all] : matching(all, inputValue)
  const field = useRef<HTMLInputElement>(null)

  const {
    isOpen,
    highlightedIndex,
    getInputProps,
    getMenuProps,
    getItemProps,
    getToggleButtonProps,
    selectItem,
  } = useCombobox({
    id,
    inputId: id,
    items,
    inputValue,
    initialIsOpen: focused && typed !== '',
    selectedItem: all.find(({ ds_localidade }) => ds_localidade === name) ?? null,
    defaultHighlightedIndex: inputValue === '' || inputValue === name ? -1 : 0,
    itemToString: (item) => item?.ds_localidade ?? '',
    itemToKey: (item) => item?.id_localidade,
    onInputValueChange: (change) => setInputValue(change.inputValue),
    onSelectedItemChange: ({ selectedItem }) => onChoose(selectedItem ? pick(selectedItem) : {}),
    stateReducer: (_, action) => settle(action, name),
  })

  // Only the field that was replaced can have had the focus.
  const wasFocused = useRef(focused)
  useEffect(() => {
    if (wasFocused.current) field.current?.focus()
  }, [])
  useEffect(() => {
    if (name) setInputValue(name)
  }, [name])

  return (
    <div className={css.box}>
      <input
        {...getInputProps({ ref: field, 'aria-labelledby': undefined })}
        className="control"
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
      />
      {inputValue ? (
        <button
          type="button"
          className={css.button}
          aria-label={t(words.clear)}
          onClick={() => {
            selectItem(null)
            setInputValue('')
            onChoose({})
            field.current?.focus()
          }}
        >
          <Icon name="close" />
        </button>
      ) : (
        <button
          type="button"
          {...getToggleButtonProps({ 'aria-label': t(words.open), 'aria-labelledby': undefined })}
          className={css.button}
        >
          <Icon name="chevron" />
        </button>
      )}
      <ul
        {...getMenuProps({ 'aria-labelledby': undefined, 'aria-label': t(words.open) })}
        className={css.menu}
        hidden={!isOpen || items.length === 0}
      >
        {isOpen &&
          items.map((item, index) => (
            <li
              key={item.id_localidade}
              {...getItemProps({ item, index })}
              data-active={highlightedIndex === index || undefined}
            >
              {item.ds_localidade}
            </li>
          ))}
      </ul>
      <div role="status" className={css.state}>
        {isOpen && list.state === 'waiting' && t(words.loading)}
        {isOpen && list.state === 'ready' && items.length === 0 && t(words.none)}
        {list.state === 'failed' && (
          <>
            {t(words.failed)}{' '}
            <button type="button" onClick={list.again}>
              {t(words.again)}
            </button>
          </>
        )}
      </div>
    </div>
  )
}

const pick = ({ id_localidade, ds_localidade }: Municipality): MunicipalityChoice => ({
  id_localidade,
  ds_localidade,
})

const { InputBlur, InputChange } = useCombobox.stateChangeTypes

/** An emptied field takes the choice back; a field that is left holds a choice or nothing. */
function settle(
  { type, changes }: UseComboboxStateChangeOptions<Municipality>,
  name: string | undefined,
): Partial<UseComboboxState<Municipality>> {
  if (type === InputChange && changes.inputValue === '') return { ...changes, selectedItem: null }
  if (type === InputBlur && !changes.selectedItem) return { ...changes, inputValue: name ?? '' }
  return changes
}
