import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { closed, actionOf, isMenuKey, menuAfter, type MenuEvent } from './menu-state.ts'

export type MenuProps<Item> = {
  /** The box has an id; those of its options follow from it. */
  box: { id: string }
  text: string
  items: readonly Item[]
  chosen?: Item | undefined
  /** Takes the focus, with the text typed in the box that it replaces. */
  focused?: boolean
  /** Begins open: the box that it replaces was pressed. */
  pressed?: boolean
  onText: (text: string) => void
  onChoose: (item: Item) => void
}

export const optionId = (id: string, at: number): string => `${id}-opcao-${at}`

/** The state of a box's menu, moved by keys, pointer and typing; the active option is scrolled into view. */
export function useMenu<Item>(props: MenuProps<Item>) {
  const { box, text, items, chosen, focused = false, pressed = false, onText, onChoose } = props
  const { id } = box
  const options = { count: items.length, chosen: chosen === undefined ? -1 : items.indexOf(chosen) }
  const choose = (at: number) => {
    const item = items[at]
    if (item !== undefined) onChoose(item)
  }
  const [kept, setKept] = useState(() =>
    focused && text !== '' ? { open: true, active: 0 } : pressed ? { open: true, active: -1 } : closed,
  )
  // The options change independently: a search loads others, typing leaves fewer.
  const state = kept.active < options.count ? kept : { ...kept, active: -1 }
  const { open, active } = state
  const pointed = useRef(false)
  const send = (event: MenuEvent) => {
    pointed.current = event.type === 'pointed'
    setKept((last) => menuAfter(last, event, options))
  }
  useEffect(() => {
    if (focused) document.getElementById(id)?.focus()
  }, [focused, id])
  const anchor = useRef<HTMLDivElement>(null)
  useTouchOutside(anchor, open, () => send({ type: 'left' }))
  useEffect(() => {
    // The option under the pointer is visible already, and must not move away from it.
    if (open && active >= 0 && !pointed.current)
      document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [id, open, active])

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey: alt, ctrlKey, metaKey, shiftKey, nativeEvent } = event
    // While a letter is being composed, Enter and the arrows belong to the input method.
    if (ctrlKey || metaKey || shiftKey || nativeEvent.isComposing) return
    if (isMenuKey(state, key)) event.preventDefault()
    const action = actionOf(state, key)
    send({ type: 'key', key, alt })
    if (action === 'choose') choose(active)
    if (action === 'clear') onText('')
  }
  return { open, active, anchor, send, choose, onKeyDown }
}

/** A tap outside closes the menu also where it does not take the focus from the box, as on a phone; a scroll is no tap. */
function useTouchOutside(anchor: RefObject<HTMLElement | null>, watching: boolean, onOutside: () => void) {
  const latest = useRef(onOutside)
  useEffect(() => {
    latest.current = onOutside
  })
  useEffect(() => {
    if (!watching) return
    const closeIfOutside = ({ target }: Event) => {
      if (target instanceof Node && !anchor.current?.contains(target)) latest.current()
    }
    document.addEventListener('pointerup', closeIfOutside)
    return () => document.removeEventListener('pointerup', closeIfOutside)
  }, [anchor, watching])
}
