import type { Locale } from '@delegacia/domain/language/text'

/** What one language of the portal consists of, as the build lists it for the service worker. */
export type PortalFiles = {
  /** The address of its home page. */
  readonly page: string
  /** The scripts that this page runs, with blanks between them: another build has others. */
  readonly scripts: string
  /** Every other file by its address, with its SHA-256 in base64url. */
  readonly files: Readonly<Record<string, string>>
}

/** Where the list of one language's files is, by the id of the language. */
export const portalFilesPath = (id: string): `/${string}` => `/guardar/${id}.json`

/** Tells the service worker to keep the portal in the language of a page, by its id; the page runs those scripts. */
export type KeepPortal = { readonly keep: string; readonly scripts: string }

/** Where the lists of reports are kept from. */
export const keptListsPath = (locale: Locale): `/${string}` => `/api/listas-guardadas/${locale}`

/** The last thing that is put where the portal is kept: without it something is missing. */
export const completePath = '/completo'

/** The service worker, at the root of the site, whose pages it serves. */
export const workerPath = '/service-worker.js'
