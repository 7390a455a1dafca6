import { getJson } from '../api/get-json.ts'
import { version } from '../portal/version.ts'

const storageKey = 'reiniciado'

/**
 * The version that the service wants to run, where it is not this one (SH-11). Undefined also where the check fails, which
 * is only logged, and where the page has just been restarted for that version: a cache in between must not cause a loop.
 */
export async function newerVersion(): Promise<string | undefined> {
  try {
    const [first] = await getJson(`/api/VERSAO_ATIVA_FRONTEND?_=${Date.now()}`, {
      quiet: true,
    })
    if (first.versao === version) return undefined
    if (!wasRestartedFor(first.versao)) return first.versao
    console.error(`The page still runs ${version} after a restart for ${first.versao}.`)
  } catch (error) {
    console.error('The version could not be checked.', error)
  }
  return undefined
}

/** Reloads the page in that version. What was typed stays in this tab's storage. */
export function restartFor(wanted: string): void {
  try {
    sessionStorage.setItem(storageKey, wanted)
  } catch {
    // Without storage the kind of navigation shows that the page was reloaded.
  }
  location.reload()
}

function wasRestartedFor(wanted: string): boolean {
  try {
    return sessionStorage.getItem(storageKey) === wanted
  } catch {
    const [navigation] = performance.getEntriesByType('navigation')
    return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload'
  }
}
