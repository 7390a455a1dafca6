import '@delegacia/ui/tokens.css'
import '@delegacia/ui/base.css'
import '@delegacia/ui/forced-colours.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { wayOutOf } from './boot-failure.ts'
import { followHash } from '../router/hash-location.ts'
import { locale } from '../i18n/locale.ts'

/** Renders the page: hydrates the pre-rendered home, or replaces it by another page. */
function start(): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no root')
  document.documentElement.lang = locale
  followHash()
  const { dataset } = document.documentElement
  if ('away' in dataset || !root.firstElementChild) createRoot(root).render(<App />)
  else hydrateRoot(root, <App />)
  delete dataset['away']
}

try {
  start()
} catch (error) {
  console.error('The portal could not start.', error)
  // The pre-rendered home is better than nothing while a way out is looked up.
  delete document.documentElement.dataset['away']
  void wayOutOf(error).then((address) => {
    if (address) location.replace(address)
  })
}
