import { locale } from '../i18n/locale.ts'
import { workerPath, type KeepPortal } from './kept-portal.ts'
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
    await navigator.serviceWorker.register(workerPath, { updateViaCache: 'none' })
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ keep: locale, scripts } satisfies KeepPortal)
  } catch {
    // The next visit tries again.
  }
}
