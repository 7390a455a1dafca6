import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'

const setting = 'mesa-teclas'

const subscribers = new Set<() => void>()

function subscribe(notify: () => void): () => void {
  subscribers.add(notify)
  return () => void subscribers.delete(notify)
}

function change(next: boolean): void {
  if (next) localStorage.removeItem(setting)
  else localStorage.setItem(setting, 'desligadas')
  for (const notify of subscribers) notify()
}

/** One-letter keys can be switched off (WCAG 2.1.4), for the whole page; the choice stays in this browser. */
export const useKeysSetting = () => ({
  on: useSyncExternalStore(subscribe, () => localStorage.getItem(setting) !== 'desligadas'),
  change,
})

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
