import { useEffect } from 'react'
import { matchRoute, useLocation, useRouter } from 'wouter'
import { operatorSettings } from '../portal/operator-settings.ts'
import { pagePatterns } from '../router/routes.ts'

/** What every address that no route knows is counted as. */
const unknown = '*'

/** Tells the operator's tracker that a page was seen: its pattern alone, no number in it, no cookie, no page it came from. */
async function notifyTracker(pattern: string): Promise<void> {
  const { rastreador } = await operatorSettings()
  if (!rastreador) return
  const body = new URLSearchParams({ pagina: pattern })
  // A counter that cannot be reached is nobody's concern here.
  await fetch(rastreador, {
    method: 'POST',
    body,
    mode: 'no-cors',
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined)
}

/** Counts the page and each navigation, where the operator set up a tracker (SH-03). */
export function usePageViews(): void {
  const [path] = useLocation()
  const { parser } = useRouter()
  useEffect(() => {
    const pattern = pagePatterns.find((candidate) => matchRoute(parser, candidate, path)[0]) ?? unknown
    void notifyTracker(pattern)
  }, [path, parser])
}
