/** The menu below a box: whether it is open, and which option is active by keys or pointer; -1 is none. */
export type MenuState = { readonly open: boolean; readonly active: number }

/** How many options there are, and which is the answer (-1: none). */
export type Options = { readonly count: number; readonly chosen: number }

export type MenuEvent =
  | { readonly type: 'key'; readonly key: string; readonly alt?: boolean }
  /** `active` is the active option after typing: the first, so that Enter takes it, or none. */
  | { readonly type: 'typed'; readonly active: number }
  | { readonly type: 'pointed'; readonly at: number }
  | { readonly type: 'opened' }
  | { readonly type: 'left' }

export const closed: MenuState = { open: false, active: -1 }

/** The menu after an event, by the editable combobox with a list popup of the WAI-ARIA authoring practices. */
export function menuAfter(state: MenuState, event: MenuEvent, options: Options): MenuState {
  switch (event.type) {
    case 'key':
      return afterKey(state, event.key, event.alt ?? false, options)
    case 'typed':
      return { open: true, active: event.active }
    case 'pointed':
      return { ...state, active: event.at }
    case 'opened':
      return { open: true, active: options.chosen }
    case 'left':
      return closed
  }
}

/** What a key also does to the box: it takes the active option, or empties the box. */
export function actionOf({ open, active }: MenuState, key: string): 'choose' | 'clear' | undefined {
  if (key === 'Enter' && open && active >= 0) return 'choose'
  return key === 'Escape' && !open ? 'clear' : undefined
}

/** Whether the menu alone handles a key. Enter always: in a box with a menu it never sends the form. */
export function isMenuKey({ open }: MenuState, key: string): boolean {
  return key === 'Enter' || key in steps || (open && (key in leaps || key === 'Escape'))
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
const leaps: Readonly<Record<string, number>> = { PageDown: 10, PageUp: -10 }

function afterKey(state: MenuState, key: string, alt: boolean, { count, chosen }: Options): MenuState {
  const { open, active } = state
  if (key === 'Escape' || actionOf(state, key) === 'choose') return closed
  const [step, leap] = [steps[key], leaps[key]]
  if (step && alt) return step > 0 ? { open: true, active } : closed
  if (step && (!open || count === 0))
    return { open: true, active: chosen >= 0 ? chosen : step > 0 ? 0 : count - 1 }
  if (step) return { open, active: step > 0 ? (active + 1) % count : (active <= 0 ? count : active) - 1 }
  if (leap && open) return { open, active: Math.max(0, Math.min(count - 1, active + leap)) }
  return state
}
