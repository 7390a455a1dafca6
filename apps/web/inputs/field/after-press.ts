import { useEffect, useState } from 'react'

let pressed = false
let waiting: (() => void)[] = []

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (pressed = true), true)
  for (const end of ['pointerup', 'pointercancel'] as const)
    document.addEventListener(
      end,
      () => {
        pressed = false
        const moves = waiting
        waiting = []
        if (moves.length > 0) setTimeout(() => moves.forEach((move) => move()))
      },
      true,
    )
}

/**
 * Does what moves the page once the press that took the focus is over: under the pointer a button that moves gets no click.
 */
export function afterPress(move: () => void): void {
  if (pressed) waiting.push(move)
  else move()
}

/** What takes room on the page, such as a message: a change of it is shown once the press that brought it is over. */
export function useAfterPress<Value>(value: Value): Value {
  const [shown, setShown] = useState(value)
  if (shown !== value && !pressed) setShown(value)
  useEffect(() => {
    if (shown !== value) afterPress(() => setShown(value))
  }, [shown, value])
  return shown
}
