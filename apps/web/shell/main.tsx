import '@delegacia/ui/tokens.css'
import '@delegacia/ui/base.css'
import '@delegacia/ui/forced-colours.css'
import './arriving.css'
import { startTransition, useLayoutEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { wayOutOf } from './boot-failure.ts'
import { followHash } from '../router/hash-location.ts'
import { pathHere } from '../router/history-entries.ts'
import { pageLanguage } from '../i18n/locale.ts'
import { nextTask } from '../ui/next-task.ts'

/** Renders the page: hydrates the pre-rendered home, or replaces it by another page; also where the browser has translated it. */
function start(): void {
  // The quick exit was faster than the scripts.
  if (document.documentElement.hidden) return
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no root')
  document.documentElement.lang = pageLanguage().tag
  followHash()
  const isElsewhere = pathHere() !== '/' || !root.firstElementChild || root.querySelector('font')
  // In small pieces, so that a slow phone answers a touch in between; a touched part is hydrated first.
  startTransition(() => {
    if (isElsewhere)
      createRoot(root).render(
        <Arrival>
          <App />
        </Arrival>,
      )
    else hydrateRoot(root, <App />)
  })
}

/** Another page than the home: the pre-rendered home stays hidden until this one is drawn in its place. */
function Arrival({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    delete document.documentElement.dataset['away']
  }, [])
  return children
}

/** The pre-rendered home is better than nothing while a way out is looked up. */
async function leave(error: unknown): Promise<void> {
  console.error('The portal could not start.', error)
  delete document.documentElement.dataset['away']
  const address = await wayOutOf(error)
  if (address) location.replace(address)
}

// A task of its own: on a slow phone the scripts themselves take one.
void nextTask().then(start).catch(leave)
