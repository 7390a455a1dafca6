import { pageLanguage } from '../i18n/locale.ts'
import { completePath, workerPath, type KeepPortal } from './kept-portal.ts'
import { operatorSettings } from './operator-settings.ts'

/** What some browsers say of the line; the others say nothing. */
type Line = { readonly saveData?: boolean; readonly effectiveType?: string }

/** Whether each kilobyte is felt: the person saves data, or the line is of the slowest kind. */
function isSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: Line }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}

/**
 * Has the service worker keep the portal in the language of this page, which then opens without a connection. Unless the person
 * has asked for it, not over a line that is to be spared. Never rejects: without it the portal needs its connection, as ever.
 */
export async function keepPortal(asked: boolean): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator) || (!asked && isSparing())) return
  const scripts = [...document.querySelectorAll('script[type=module][src]')]
    .map((script) => script.getAttribute('src'))
    .join(' ')
  const { semConexao } = await operatorSettings()
  if (!semConexao) return
  try {
    const worker = await newestWorker()
    worker?.postMessage({ keep: pageLanguage().id, scripts } satisfies KeepPortal)
  } catch {
    // The next visit tries again.
  }
}

/** Whether this page goes on without a connection: a service worker answers it, and has the portal whole. */
export async function isPortalKept(): Promise<boolean> {
  try {
    return navigator.serviceWorker.controller !== null && (await caches.match(completePath)) !== undefined
  } catch {
    return false
  }
}

/** The service worker of the newest build, once it is in charge: the one before it is stopped then, whatever it is doing. */
async function newestWorker(): Promise<ServiceWorker | null> {
  const former = await navigator.serviceWorker.getRegistration()
  const registration = await navigator.serviceWorker.register(workerPath, { updateViaCache: 'none' })
  if (former) await registration.update()
  await navigator.serviceWorker.ready
  const coming = registration.installing ?? registration.waiting
  if (coming) await settled(coming)
  return registration.active
}

/** Resolves when a service worker is in charge, or will never be. */
function settled(worker: ServiceWorker): Promise<void> {
  const isSettled = () => worker.state === 'activated' || worker.state === 'redundant'
  return new Promise((resolve) => {
    if (isSettled()) return resolve()
    worker.addEventListener('statechange', () => {
      if (isSettled()) resolve()
    })
  })
}
