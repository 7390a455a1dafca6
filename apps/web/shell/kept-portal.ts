import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { keepPortal } from '../portal/keep-portal.ts'
import { routes } from '../router/routes.ts'

/** What the person came for comes first, in milliseconds. */
const laterMs = 5000

/**
 * Keeps the portal on the device of everybody who opens its home, a while after it is shown. Who is led straight to a report leaves
 * nothing there.
 */
export function useKeptPortal(): void {
  const [path] = useLocation()
  const isHome = path === routes.home
  useEffect(() => {
    if (isHome) setTimeout(() => void keepPortal(false), laterMs)
  }, [isHome])
}
