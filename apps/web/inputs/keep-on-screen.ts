import type { KeyboardEvent } from 'react'

/** Enter in a box with a menu chooses from the menu; it never sends the form around it. */
export function keepOnScreen(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}
