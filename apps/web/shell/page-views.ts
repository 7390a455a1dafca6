import { useEffect } from 'react'
import { matchRoute, useLocation, useRouter } from 'wouter'
import { operatorSettings } from '../portal/operator-settings.ts'
import { pagePatterns } from '../router/routes.ts'

/** The pattern of every unknown address. */
const unknown = '*'

/** Reports a page to the operator's tracker: its pattern alone, without numbers, cookie or referrer. */
async function notifyTracker(pattern: string): Promise<void> {
  const { rastreador } = await operatorSettings()
  if (!rastreador) return
  const body = new URLSearchParams({ pagina: pattern })
  // A tracker that cannot be reached must not disturb the page.
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
