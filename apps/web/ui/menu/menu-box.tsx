import { useRef, type ComponentProps, type Key, type ReactNode } from 'react'
import styles from './menu-box.module.css'
import { Icon } from '@delegacia/ui/icon'
import { optionId, useMenu, type MenuProps } from './use-menu.ts'

/** The parts of a box that are its caller's; the rest belongs to the menu. */
type BoxProps = Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'onKeyDown' | 'onClick' | 'onBlur' | 'role' | 'autoFocus'
> & { id: string }

type Props<Item> = MenuProps<Item> & {
  box: BoxProps
  /** The id of the label of the box and of its menu. */
  labelId: string
  keyOf: (item: Item) => Key
  nameOf: (item: Item) => string
  /** A second, smaller line of an option. */
  noteOf?: (item: Item) => string | undefined
  /** Typing activates the first option, so that Enter takes it. */
  first?: boolean
  /** What its buttons are called; a box without these has none. */
  buttons?: { open: string; clear: string }
  /** Shown below the options while the menu is open. */
  note?: ReactNode
  onLeave?: () => void
}

/**
 * A box with a menu of what its text may mean: the editable combobox of the WAI-ARIA authoring practices. Each box decides
 * what a text means. Ours is 1.9 KB and downshift was 11.3 (the wizard with all that it opens: 48.5 KB, before 59.4), so we
 * have to follow ourselves what assistive software does with a combobox; axe checks the open menu in every journey. A
 * problem with a screen reader that the authoring practices do not cover would make us decide again.
 */
export function MenuBox<Item>(props: Props<Item>) {
  const { box, labelId, text, items, chosen, nameOf, first = false, note } = props
  const { onText, onLeave } = props
  const { id } = box
  const menu = useMenu(props)
  const touched = useRef(false)
  const open = menu.open && box.disabled !== true
  const listed = open && items.length > 0

  return (
    <div className={styles.anchor} ref={menu.anchor}>
      <input
        {...box}
        role="combobox"
        aria-autocomplete="list"
        aria-controls={`${id}-menu`}
        aria-expanded={listed}
        aria-activedescendant={listed && menu.active >= 0 ? optionId(id, menu.active) : undefined}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          onText(value)
          menu.send({ type: 'typed', active: first && value.trim() !== '' ? 0 : -1 })
        }}
        onKeyDown={menu.onKeyDown}
        onPointerDown={({ currentTarget }) => (touched.current = document.activeElement !== currentTarget)}
        onClick={({ currentTarget }) => {
          // Who touches an answered box wants another answer: typing replaces this one.
          if (touched.current && chosen !== undefined && nameOf(chosen) === text) currentTarget.select()
          menu.send({ type: 'opened' })
        }}
        onBlur={({ currentTarget }) => {
          // Here the window lost the focus, not the box.
          if (document.activeElement === currentTarget) return
          // Firefox goes on showing the end of a long answer.
          currentTarget.scrollLeft = 0
          menu.send({ type: 'left' })
          onLeave?.()
        }}
      />
      <BoxButton {...props} open={open} onOpen={() => menu.send({ type: open ? 'left' : 'opened' })} />
      <div className={styles.menu} hidden={!open || (!listed && !note)}>
        {/* Pressing in it, on its scroll bar too, does not take the focus from the box. */}
        <div
          id={`${id}-menu`}
          role="listbox"
          tabIndex={-1}
          aria-labelledby={labelId}
          hidden={!listed}
          className={styles.options}
          onMouseDown={keepFocus}
        >
          {listed && <MenuOptions {...props} menu={menu} />}
        </div>
        {note}
      </div>
    </div>
  )
}

type OptionsProps<Item> = Pick<Props<Item>, 'box' | 'items' | 'chosen' | 'keyOf' | 'nameOf' | 'noteOf'> & {
  menu: ReturnType<typeof useMenu<Item>>
}

function MenuOptions<Item>({ box, items, chosen, keyOf, nameOf, noteOf, menu }: OptionsProps<Item>) {
  return items.map((item, at) => {
    const note = noteOf?.(item)
    return (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the box's
      <div
        key={keyOf(item)}
        id={optionId(box.id, at)}
        role="option"
        tabIndex={-1}
        aria-selected={menu.active === at}
        className={item === chosen ? `${styles.item} ${styles.chosen}` : styles.item}
        onPointerMove={({ pointerType }) => {
          if (pointerType === 'mouse' && menu.active !== at) menu.send({ type: 'pointed', at })
        }}
        onClick={() => {
          menu.send({ type: 'left' })
          menu.choose(at)
        }}
      >
        <span>
          {nameOf(item)}
          {note !== undefined && (
            <small aria-hidden="true" className={styles.note}>
              {note}
            </small>
          )}
        </span>
      </div>
    )
  })
}

const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault()

type ButtonProps = Pick<Props<never>, 'box' | 'labelId' | 'buttons' | 'text' | 'onText'> & {
  open: boolean
  onOpen: () => void
}

/** Empties the box, or opens the menu of an empty one. The keys do both, so the tab key skips it. */
function BoxButton({ box, labelId, buttons, text, open, onText, onOpen }: ButtonProps) {
  if (!buttons || box.disabled === true) return null
  const full = text !== ''
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.button}
      aria-label={full ? buttons.clear : buttons.open}
      aria-describedby={labelId}
      {...(!full && { 'aria-expanded': open, 'aria-controls': `${box.id}-menu` })}
      onMouseDown={keepFocus}
      onClick={() => {
        document.getElementById(box.id)?.focus()
        if (full) onText('')
        else onOpen()
      }}
    >
      <Icon name={full ? 'close' : 'chevron'} />
    </button>
  )
}
