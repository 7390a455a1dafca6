import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { homeOf, locales, type Locale } from '@delegacia/domain/language/text'

/** What a first visit brings, in kilobytes of 1024 bytes as they are sent to a browser of today. */
export type PageWeight = { readonly locale: Locale; readonly home: number; readonly report: number }

/**
 * The weight of the home and of an open report in each language, read from the built portal: the page, the scripts and styles
 * that it names, and those that a report asks for besides. Takes the folder of the build; without a build there are none.
 */
export const pageWeights = (folder: string): PageWeight[] =>
  locales.flatMap((locale) => {
    const path = join(folder, homeOf(locale), 'index.html')
    if (!existsSync(path)) return []
    const page = readFileSync(path, 'utf8')
    const home = [path, ...requestedBy(page).map((file) => join(folder, file))]
    const report = (/ data-report="([^"]*)"/.exec(page)?.[1] ?? '').split(' ').filter((file) => file !== '')
    const all = new Set([...home, ...report.map((file) => join(folder, file))])
    return [{ locale, home: kilobytes(home), report: kilobytes([...all]) }]
  })

/** Scripts and styles that a page asks for as it opens. */
const requestedBy = (page: string): string[] =>
  (page.match(/<(?:script|link)\b[^>]*>/g) ?? []).flatMap((tag) => {
    const isLink = tag.startsWith('<link')
    if (isLink && (!/rel="(?:stylesheet|modulepreload)"/.test(tag) || tag.includes(' disabled'))) return []
    return / (?:src|href)="\/([^"]+)"/.exec(tag)?.[1] ?? []
  })

const kilobytes = (files: readonly string[]) =>
  Math.ceil(files.reduce((sum, file) => sum + sentSize(file), 0) / 102.4) / 10

const sentSize = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
