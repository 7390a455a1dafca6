/**
 * Calls `leave` as soon as the screen is another one, is hidden or is left, by the quick exit too, which empties it first.
 * `isThere` says whether what it is about still stands on the screen. Returns how to stop watching.
 */
export function onLeaving(isThere: () => boolean, leave: () => void): () => void {
  const title = document.querySelector('h1')
  const look = () => {
    if (document.documentElement.hidden || document.hidden || title?.isConnected === false || !isThere())
      leave()
  }
  const watch = new MutationObserver(look)
  watch.observe(document, { subtree: true, childList: true, attributeFilter: ['hidden'] })
  document.addEventListener('visibilitychange', look)
  addEventListener('pagehide', leave)
  return () => {
    watch.disconnect()
    document.removeEventListener('visibilitychange', look)
    removeEventListener('pagehide', leave)
  }
}
