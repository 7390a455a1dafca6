import type { Panel } from '@delegacia/contract/panel'
import type { Locale } from '@delegacia/domain/language/text'
import { figureSections } from './figure-sections.ts'
import { escaped, paragraph } from './html.ts'
import type { PageFrame } from './page-frame.ts'
import { texts } from './panel-texts.ts'
import { panelWords } from './panel-words.ts'
import { stationSections } from './station-sections.ts'

/** The panel as a page without scripts; without a panel it says that the figures could not be fetched. */
export function panelPage(panel: Panel | undefined, locale: Locale, frame: PageFrame): string {
  const words = panelWords(locale)
  const title = words.t(texts.title)
  const parts =
    panel === undefined
      ? [paragraph(words.t(texts.failed))]
      : [paragraph(words.t(texts.lead)), ...figureSections(panel, words), ...stationSections(panel, words)]
  return frame(
    title,
    `<div class="wrap middle page panel-page stack"><h1>${escaped(title)}</h1>${parts.join('')}</div>`,
  )
}
