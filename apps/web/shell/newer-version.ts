import { getJson } from '../api/get-json.ts'
import { restart } from '../router/hash-location.ts'
import { version } from '../portal/version.ts'

const storageKey = 'reiniciado'

/** A page that was left open for that long asks again when it is looked at, in milliseconds. */
const staleAfterMs = 10 * 60_000

/**
 * The version that the service wants to run, where it is not this one (SH-11). Undefined also where the check fails, which
 * is only logged, and where the page has just been restarted for that version: a cache in between must not cause a loop.
 */
export async function newerVersion(): Promise<string | undefined> {
  try {
    const [first] = await getJson(`/api/VERSAO_ATIVA_FRONTEND?_=${Date.now()}`, {
      quiet: true,
      fresh: true,
    })
    if (first.versao === version) return undefined
    if (restartedFor() !== first.versao) return first.versao
    console.error(`The page still runs ${version} after a restart for ${first.versao}.`)
  } catch (error) {
    console.error('The version could not be checked.', error)
  }
  return undefined
}

/** Looks for a newer version now, and again when a page that was open for long is looked at; returns how to stop. */
export function watchVersion(onNewer: (version: string) => void): () => void {
  let checked = 0
  const check = () => {
    checked = Date.now()
    void newerVersion().then((newer) => newer !== undefined && onNewer(newer))
  }
  const onLook = () => {
    if (!document.hidden && Date.now() - checked >= staleAfterMs) check()
  }
  check()
  document.addEventListener('visibilitychange', onLook)
  return () => document.removeEventListener('visibilitychange', onLook)
}

/** Loads the page again in that version, with all that was typed. */
export function restartFor(wanted: string): void {
  // Without storage the history entry remembers it, which survives the reload.
  history.replaceState({ ...history.state, [storageKey]: wanted }, '')
  try {
    sessionStorage.setItem(storageKey, wanted)
  } catch {
    // The entry has it.
  }
  restart()
}

function restartedFor(): unknown {
  try {
    return sessionStorage.getItem(storageKey)
  } catch {
    return history.state?.[storageKey]
  }
}
