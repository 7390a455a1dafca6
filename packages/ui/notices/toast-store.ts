export type Toast = {
  readonly id: number
  readonly text: string
  readonly tone: 'bad' | 'good' | 'plain'
  readonly seconds: number
}

const none: readonly Toast[] = []
let toasts = none
let lastId = 0
const subscribers = new Set<() => void>()

function replaceToasts(next: readonly Toast[]): void {
  toasts = next
  for (const notify of subscribers) notify()
}

/** Shows a short message at the top of the page; one that is already there is shown again instead of twice. */
export function showToast(
  text: string,
  { tone = 'plain', seconds = 5 }: Partial<Omit<Toast, 'id' | 'text'>> = {},
) {
  lastId += 1
  replaceToasts([...toasts.filter((toast) => toast.text !== text), { id: lastId, text, tone, seconds }])
}

/** Brings the toasts above what has just covered the page. */
export function raiseToasts(): void {
  replaceToasts([...toasts])
}

export function dismissToast(id: number): void {
  replaceToasts(toasts.filter((toast) => toast.id !== id))
}

export function subscribeToToasts(notify: () => void): () => void {
  subscribers.add(notify)
  return () => subscribers.delete(notify)
}

export const currentToasts = (): readonly Toast[] => toasts

/** What a page that is drawn on the server shows; the same list as of a page where nothing was shown yet. */
export const noToasts = (): readonly Toast[] => none
