import { exitStart } from './leave-together.ts'
import { isExitOffered } from './quick-exit.ts'

/**
 * Lets the quick exit close the tabs that links of this page open: a document in one is no page of ours, and could not leave by
 * itself. If there is no exit, and with another key held, the browser does as the link says, without a tie between the tabs.
 */
export function watchOpenedTabs(): void {
  addEventListener('click', (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[target=_blank]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || !isExitOffered()) return
    const tab = window.open(link.href)
    if (!tab) return
    event.preventDefault()
    addEventListener(exitStart, () => tab.close(), { once: true })
  })
}
