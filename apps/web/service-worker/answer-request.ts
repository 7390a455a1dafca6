import type { KeptLists } from '@delegacia/contract/kept-lists'
import { locales } from '@delegacia/domain/language/text'
import { languages } from '../i18n/languages.ts'
import { keptListsPath } from '../portal/kept-portal.ts'
import { listsAt } from './answer-list.ts'
import { findKept, isJson, settings } from './kept-portal.ts'

/** How long a line may be silent before what is kept is shown, in milliseconds. */
const patienceMs = 4000

/** The addresses of the homes, one a language. */
const homes: readonly string[] = ['/', ...languages.map(({ id }) => `/${id}/`)]

/** Calls for lists, which say nothing of a person. */
const ofLists = /^\/api\/(?:listas$|COMBO_|LISTA_(?!LOGRADOURO)|TAMANHO_DO_RELATO$)/

/** The page that the quick exit shows, and what it is made of. */
const ofTheExit = /^\/receita\//

/**
 * How the worker answers a request; undefined where it leaves it to the network alone, as everything that is sent, and every
 * answer that is one person's: reports, documents, threads, evidence, the address of the device.
 */
export function answerFor(request: Request): Promise<Response> | undefined {
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return undefined
  const { pathname } = url
  if (pathname.startsWith('/assets/')) return keptFirst(request, pathname)
  if (request.mode === 'navigate' && homes.includes(pathname))
    return networkFirst(request, isThere, () => homeAt(pathname))
  if (ofTheExit.test(pathname)) return networkFirst(request, isThere, () => findKept(pathname))
  if (settings.includes(pathname)) return networkFirst(request, isJson, () => findKept(pathname))
  if (ofLists.test(pathname)) return networkFirst(request, isJson, () => keptListsAt(url))
  return undefined
}

/**
 * Files whose name changes with their content. A tab of an earlier build finds its own, whole or not. It is a copy of what is
 * kept: beside the kept one itself, browsers would store the compiled scripts that ran, and so which report was opened.
 */
async function keptFirst(request: Request, pathname: string): Promise<Response> {
  const kept = await caches.match(pathname, { ignoreVary: true })
  return kept ? new Response(kept.body, kept) : fetch(request)
}

/** A page of the network in between is shown, for there people log in to it; that of a proxy whose server is away is not. */
const isThere = ({ status }: Response) => status < 502 || status > 504

/** What is kept is used where no sound answer comes in time. */
async function networkFirst(
  request: Request,
  isSound: (answer: Response) => boolean,
  find: () => Promise<Response | undefined>,
): Promise<Response> {
  const asked = fetch(request)
  const patient = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs))
  const answer = await Promise.race([asked, patient]).catch(() => undefined)
  if (answer && isSound(answer)) return answer
  const kept = await find()
  // Whatever comes of it now, it comes too late.
  if (kept) asked.catch(() => undefined)
  return kept ?? answer ?? asked
}

/** The home in the language of that address, else in the one that is kept: its page says everything in its own. */
async function homeAt(pathname: string): Promise<Response | undefined> {
  for (const path of [pathname, ...homes]) {
    const found = await findKept(path)
    if (found) return found
  }
  return undefined
}

async function keptListsAt(url: URL): Promise<Response | undefined> {
  for (const locale of locales) {
    const kept = await findKept(keptListsPath(locale))
    const found = kept && listsAt(url, (await kept.json()) as KeptLists)
    if (found !== undefined) return Response.json(found)
  }
  return undefined
}
