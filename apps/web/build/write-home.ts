import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Locale } from '@delegacia/domain/language/text'
import type { BuiltLanguage } from './built-languages.ts'
import { reportFiles } from './report-files.ts'

/** What shell/prerender.tsx exports once it is built. */
type Prerender = {
  renderHome: (locale: Locale) => { title: string; description: string; html: string }
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')

/** Replaces exactly one placeholder of the template; a template without it stops the build. */
function put(page: string, placeholder: string, text: string): string {
  if (page.split(placeholder).length !== 2) throw new Error(`index.html must hold ${placeholder} once`)
  return page.replace(placeholder, () => text)
}

/** What runs before anything is painted; it stands in the page, so that nothing waits for another file. */
async function bootScript(dist: string): Promise<string> {
  const names = await readdir(join(dist, 'assets'))
  const boot = names.find((name) => /^boot-.*\.js$/.test(name))
  if (!boot) throw new Error('the boot script was not built')
  return withoutEnd((await readFile(join(dist, 'assets', boot), 'utf8')).trim())
}

/** The styles that the template links, and the link that they replace. */
async function styleSheetOf(dist: string, template: string): Promise<{ css: string; link: string }> {
  const [link, address] = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/.exec(template) ?? []
  if (!link || !address) throw new Error('the page links no styles')
  return { css: withoutEnd((await readFile(join(dist, address), 'utf8')).trim()), link }
}

/** Returns what stands in an element of the page unchanged; what would end the element stops the build. */
function withoutEnd(text: string): string {
  if (/<\/(script|style)|<!--/i.test(text)) throw new Error('a script or style would end its own element')
  return text
}

type Home = {
  /** The folder of the build. */
  dist: string
  /** The built shell/prerender.tsx that renders this language. */
  program: string
  template: string
  language: BuiltLanguage
  languages: readonly BuiltLanguage[]
}

const addressOf = ({ id }: BuiltLanguage) => (id === 'pt-br' ? '/' : `/${id}/`)
const tagOf = ({ id, pack }: BuiltLanguage) => pack?.tag ?? id

/** Writes the home screen of one language into that language's own page, its text standing before any script. Returns its address. */
export async function writeHome({ dist, program, template, language, languages }: Home): Promise<string> {
  const { renderHome }: Prerender = await import(pathToFileURL(program).href)
  const { css, link } = await styleSheetOf(dist, template)
  const alternates = languages.map(
    (other) => `<link rel="alternate" hreflang="${tagOf(other)}" href="${addressOf(other)}" />`,
  )

  const files = await reportFiles(dist, language.id, template)

  const { title, description, html } = renderHome(language.locale)
  let page = put(
    template,
    'lang="pt-br"',
    `lang="${tagOf(language)}"${language.pack?.direction === 'rtl' ? ' dir="rtl"' : ''}`,
  )
  page = put(page, '<title>Delegacia Virtual</title>', `<title>${escaped(title)}</title>`)
  page = put(page, 'name="description" content=""', `name="description" content="${escaped(description)}"`)
  page = put(
    page,
    '<!--boot-->',
    [`<script data-report="${files.join(' ')}">${await bootScript(dist)}</script>`, ...alternates].join(
      '\n    ',
    ),
  )
  // The link asks for nothing; it keeps scripts that need these styles from loading them once more.
  page = put(page, link, `<style>${css}</style>${link.replace('<link', '<link disabled')}`)
  // The home is read before it is used: its scripts let what is painted go first. A report asks for them itself, at once.
  page = page.replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
  page = put(page, '<!--page-->', html)
  const folder = join(dist, addressOf(language))
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'index.html'), page)
  return addressOf(language)
}
