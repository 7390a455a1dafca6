import { isRoute } from '@delegacia/domain/lists/routes'

/**
 * Asks for the files of a report at once where the path leads to one, instead of when the first script has run. Takes
 * their addresses, separated by blanks.
 */
export function preloadReport(path: string, addresses: string): void {
  if (!isRoute(path.slice(1))) return
  preloadSettings()
  for (const address of addresses.split(' ')) {
    const link = document.createElement('link')
    const isStyle = address.endsWith('.css')
    link.rel = isStyle ? 'preload' : 'modulepreload'
    if (isStyle) link.as = 'style'
    // As the scripts themselves are asked for: a request that differs would be made twice.
    link.crossOrigin = ''
    link.href = address
    document.head.append(link)
  }
}

/** Nothing of a report is shown before the operator's settings are known. */
function preloadSettings(): void {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'fetch'
  link.crossOrigin = ''
  link.href = '/api/ajustes'
  document.head.append(link)
}
