import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { locales, type Locale } from '@delegacia/domain/language/text'

/** What shell/prerender.tsx exports once it is built. */
type Prerender = {
  localePaths: Record<Locale, string>
  renderHome: (locale: Locale) => { title: string; description: string; html: string }
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')

/** Replaces exactly one placeholder of the template; a template without it stops the build. */
function put(page: string, placeholder: string, text: string): string {
  if (page.split(placeholder).length !== 2) throw new Error(`index.html must hold ${placeholder} once`)
  return page.replace(placeholder, () => text)
}

/** Writes the home screen of one language into that language's own page, its text standing before any script. */
export async function writeHome(
  dist: string,
  prerenderFile: string,
  locale: Locale,
  template: string,
): Promise<void> {
  const { localePaths, renderHome }: Prerender = await import(pathToFileURL(prerenderFile).href)
  const assets = await readdir(join(dist, 'assets'))
  const boot = assets.find((name) => /^boot-.*\.js$/.test(name))
  if (!boot) throw new Error('the boot script was not built')
  const alternates = locales.map(
    (other) => `<link rel="alternate" hreflang="${other}" href="${localePaths[other]}" />`,
  )

  const { title, description, html } = renderHome(locale)
  let page = put(template, 'lang="pt-br"', `lang="${locale}"`)
  page = put(page, '<title>Delegacia Virtual</title>', `<title>${escaped(title)}</title>`)
  page = put(page, 'name="description" content=""', `name="description" content="${escaped(description)}"`)
  page = put(page, '<!--boot-->', [`<script src="/assets/${boot}"></script>`, ...alternates].join('\n    '))
  page = put(page, '<!--page-->', html)
  const folder = join(dist, localePaths[locale])
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'index.html'), page)
}
