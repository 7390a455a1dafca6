import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { packOf, type Pack } from '@delegacia/domain/language/pack'
import { locales, type Locale } from '@delegacia/domain/language/text'

/** One language that is built: its address, the language of the portal that it is or stands on, and the pack that says it. */
export type BuiltLanguage = { readonly id: string; readonly locale: Locale; readonly pack?: Pack }

const mostBytes = 1024 * 1024

/** All packs of a folder by their address, offered or not; one with anything wrong in it throws. */
function readPacks(folder: string): { id: string; pack: Pack }[] {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  return files.toSorted().map((name) => {
    const file = join(folder, name)
    if (statSync(file).size > mostBytes) throw new Error(`packs/${name} is larger than a megabyte`)
    const id = basename(name, '.json')
    return { id, pack: packOf(id, JSON.parse(readFileSync(file, 'utf8'))) }
  })
}

/** The portal's own languages, and one more for each pack of that folder that is offered. */
export function builtLanguages(folder: string): BuiltLanguage[] {
  const offered = readPacks(folder).filter(({ pack }) => pack.offered)
  return [
    ...locales.map((locale) => ({ id: locale, locale })),
    ...offered.map(({ id, pack }) => ({ id, locale: pack.base, pack })),
  ]
}
