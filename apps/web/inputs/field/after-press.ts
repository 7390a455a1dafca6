let pressed = false

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (pressed = true), true)
  for (const end of ['pointerup', 'pointercancel'] as const)
    document.addEventListener(end, () => (pressed = false), true)
}

/**
 * Does what moves the page once the press that took the focus is over: under the pointer a button that moves gets no click.
 */
export function afterPress(move: () => void): void {
  if (!pressed) return move()
  document.addEventListener('pointerup', () => setTimeout(move), { once: true })
}
