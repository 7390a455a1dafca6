import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { homeOf, locales, type Locale } from '@delegacia/domain/language/text'
import { escaped } from './html.ts'
import { panelStyle } from './panel-style.ts'

export const panelPath = (locale: Locale): string => `${homeOf(locale)}painel`

/** Makes a whole page of a title and its main part. */
export type PageFrame = (title: string, main: string) => string

/**
 * The frame of the portal's own pages, taken from the built home of the language: header, emergency numbers, footer and styles,
 * without a script. Without a build the page is bare. Takes the folder of the build, and whether the station only tests.
 */
export function pageFrame(folder: string, locale: Locale, testSeal: boolean): PageFrame {
  const file = join(folder, homeOf(locale), 'index.html')
  const home = existsSync(file) ? readFileSync(file, 'utf8') : bare(locale)
  const marked = testSeal ? home.replace('<html ', '<html data-teste ') : home
  const [before = '', after = ''] = linksToHome(withoutScripts(marked), homeOf(locale)).split(
    /(?<=<main\b[^>]*>)[^]*(?=<\/main>)/,
  )
  const head = languageLinks(before).replace('</head>', `${alternates()}<style>${panelStyle}</style></head>`)
  return (title, main) =>
    `${head.replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)}${main}${after}`
}

const withoutScripts = (page: string) =>
  page
    .replace(/<script\b[^]*?<\/script>/g, '')
    .replace(/<link\b(?=[^>]*(?:modulepreload| disabled|rel="alternate"))[^>]*>/g, '')
    .replace(/<meta name="description"[^>]*>/, '')

/** The portal's own links are for the page that it stands on. */
const linksToHome = (page: string, home: string) => page.replaceAll('href="#/', `href="${home}#/`)

/** The languages lead to the same page in another language. */
const languageLinks = (page: string) =>
  page.replace(/<nav\b[^]*?<\/nav>/, (nav) =>
    nav.replace(/href="(\/(?:[a-z]{2}-[a-z]{2}\/)?)"/g, 'href="$1painel"'),
  )

const alternates = () =>
  locales.map((locale) => `<link rel="alternate" hreflang="${locale}" href="${panelPath(locale)}">`).join('')

const bare = (locale: Locale) => `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title></title></head>
<body><main></main></body></html>
`
