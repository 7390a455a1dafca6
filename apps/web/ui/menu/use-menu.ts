import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { closed, actionOf, isMenuKey, menuAfter, type MenuEvent, type Options } from './menu-state.ts'

type Menu = Options & {
  /** The id of the box; those of its options follow from it. */
  id: string
  startOpen: boolean
  onChoose: (at: number) => void
  onClear: () => void
}

export const optionId = (id: string, at: number): string => `${id}-opcao-${at}`

/** The state of a box's menu, moved by keys, pointer and typing; the active option is scrolled into view. */
export function useMenu({ id, startOpen, onChoose, onClear, ...options }: Menu) {
  const [kept, setKept] = useState(startOpen ? { open: true, active: 0 } : closed)
  // The options change independently: a search loads others, typing leaves fewer.
  const state = kept.active < options.count ? kept : { ...kept, active: -1 }
  const { open, active } = state
  const pointed = useRef(false)
  const send = (event: MenuEvent) => {
    pointed.current = event.type === 'pointed'
    setKept((last) => menuAfter(last, event, options))
  }
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
    if (action === 'choose') onChoose(active)
    if (action === 'clear') onClear()
  }
  return { open, active, anchor, send, onKeyDown }
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
