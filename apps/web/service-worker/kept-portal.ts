import { languageOf, type PageLanguage } from '../i18n/languages.ts'
import {
  completePath,
  keptListsPath,
  portalFilesPath,
  type KeepPortal,
  type PortalFiles,
} from '../portal/kept-portal.ts'
import { worker } from './worker-scope.ts'

/** The operator's settings: those without which no report begins, and the roots by which signatures are judged. */
export const settings: readonly string[] = ['/api/ajustes', '/api/mapa', '/api/assinaturas']

/** Each cache holds one language of one build whole. */
const cachePrefix = 'portal '

/** Files are asked for in so many lines at once, behind all that a person waits for. */
const atOnce = 3

/** Pauses between the tries of one visit, in seconds: a line that comes and goes may lose any one of the files. */
const pauses = [3, 10, 30] as const

/** Whether our server answered: networks in between answer with pages, under any status. */
export const isJson = ({ ok, headers }: Response): boolean =>
  ok && headers.get('content-type')?.startsWith('application/json') === true

/** The names of the caches that are complete, the newest first. */
async function completeCaches(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix))
  const complete = await Promise.all(
    names.map(async (name) => {
      const mark = await caches.match(completePath, { cacheName: name })
      return mark ? [{ name, since: Number(await mark.text()) }] : []
    }),
  )
  return complete
    .flat()
    .toSorted((one, other) => other.since - one.since)
    .map(({ name }) => name)
}

/** A kept answer to an address, from the newest complete cache that has it. */
export async function findKept(path: string): Promise<Response | undefined> {
  for (const cacheName of await completeCaches()) {
    const found = await caches.match(path, { cacheName, ignoreVary: true })
    if (found) return found
  }
  return undefined
}

/** Keeps one language whole, in several tries. Never rejects: what is missing even then is had at the next visit. */
export async function keepPortalAtLast(asked: KeepPortal): Promise<void> {
  for (const seconds of [...pauses, 0]) {
    const isKept = await keepPortal(asked).then(
      () => true,
      () => false,
    )
    if (isKept) return
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  }
}

/**
 * Keeps one language whole: its page, all scripts and styles, and all lists, the same for everybody. What is there already is not
 * asked for again. Rejects where something is missing or is not what the build says, as behind a network that answers with a page
 * of its own; what was had until then is used at the next try.
 */
async function keepPortal({ keep: id, scripts }: KeepPortal): Promise<void> {
  const listed = await fetch(portalFilesPath(id), { cache: 'no-cache' })
  if (!isJson(listed)) throw new Error('the list of files could not be had')
  const text = await listed.text()
  const portal = JSON.parse(text) as PortalFiles
  // A page of another build has just been replaced, or comes from a cache on the way.
  if (portal.scripts !== scripts) return
  const name = `${cachePrefix}${id} ${await digestOf(new TextEncoder().encode(text))}`
  const cache = await caches.open(name)
  await keepFiles(cache, portal.files)
  await keepPage(cache, portal)
  await keepAnswers(cache, languageOf(id).base)
  await cache.put(completePath, new Response(String(Date.now())))
  await dropOthers(name)
}

async function keepFiles(cache: Cache, files: PortalFiles['files']): Promise<void> {
  const left = Object.entries(files)
  const keepNext = async () => {
    for (let next = left.shift(); next; next = left.shift()) await keepFile(cache, ...next)
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, keepNext))
  } finally {
    // Where one is missing the other lines ask for no more.
    left.length = 0
  }
}

async function keepFile(cache: Cache, path: string, digest: string): Promise<void> {
  if (await cache.match(path)) return
  const known = await caches.match(path)
  const answer = known && (await isWhole(known.clone(), digest)) ? known : await fetchLater(path)
  if (!answer.ok || !(await isWhole(answer.clone(), digest)))
    throw new Error('a file is not that of the build')
  await cache.put(path, answer)
}

const fetchLater = (path: string, cache: RequestCache = 'default') => fetch(path, { cache, priority: 'low' })

const isWhole = async (answer: Response, digest: string) =>
  (await digestOf(await answer.arrayBuffer())) === digest

async function digestOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** The page is not compared by its bytes: a station that only tests marks it. It must run the scripts of its build. */
async function keepPage(cache: Cache, { page, scripts }: PortalFiles): Promise<void> {
  const answer = await fetchLater(page, 'no-cache')
  const html = await answer.clone().text()
  if (!answer.ok || !scripts.split(' ').every((script) => html.includes(script)))
    throw new Error('the page is not that of the build')
  await cache.put(page, answer)
}

/** Asked for anew each time, which costs a line where nothing has changed. */
async function keepAnswers(cache: Cache, locale: PageLanguage['base']): Promise<void> {
  for (const path of [keptListsPath(locale), ...settings]) {
    const answer = await fetchLater(path, 'no-cache')
    if (!isJson(answer)) throw new Error('a list could not be had')
    await cache.put(path, answer)
  }
}

/** An open page of another build or language still loads its own scripts: the caches stay until only one page is open. */
async function dropOthers(name: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.length > 1) return
  for (const other of await caches.keys()) if (other !== name) await caches.delete(other)
}
