/** Said in a page that leaves by the quick exit. */
export const exitStart = 'exitstart'

const openChannel = () => ('BroadcastChannel' in window ? new BroadcastChannel('saida') : undefined)

/** Tells what this page has opened, and the portal's other tabs, that it leaves. */
export function tellOfExit(): void {
  dispatchEvent(new Event(exitStart))
  openChannel()?.postMessage('')
}

/** Hears that a tab of the portal leaves, this one too. */
export function onExit(leave: () => void): void {
  openChannel()?.addEventListener('message', leave)
}
