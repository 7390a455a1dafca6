import { useLayoutEffect, useRef, useState } from 'react'

const setting = 'mesa-teclas'

/** One-letter keys can be switched off (WCAG 2.1.4); the choice stays in this browser. */
export function useKeysSetting() {
  const [on, setOn] = useState(() => localStorage.getItem(setting) !== 'desligadas')
  function change(next: boolean): void {
    setOn(next)
    if (next) localStorage.removeItem(setting)
    else localStorage.setItem(setting, 'desligadas')
  }
  return { on, change }
}

const isWritten = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]')

/**
 * What each key does; none works while somebody types, in a dialog or beside another key. Who sees a button may press its key at once.
 */
export function useKeys(keys: Readonly<Record<string, () => void>>, on: boolean): void {
  const latest = useRef(keys)
  useLayoutEffect(() => {
    latest.current = keys
  })
  useLayoutEffect(() => {
    if (!on) return undefined
    function press(event: KeyboardEvent): void {
      const act = latest.current[event.key]
      const alone = !event.ctrlKey && !event.metaKey && !event.altKey
      if (!act || !alone || isWritten(event.target) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [on])
}
