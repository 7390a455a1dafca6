import { apiRoot } from '@delegacia/contract/http/call'
import { readPanel, readPanelTable, type Panel } from '@delegacia/contract/panel'
import { escaped, facts, list, paragraph, section, table } from './html.ts'
import { texts } from './panel-texts.ts'
import type { Words } from './panel-words.ts'

/** How the station runs, what its log is at, what its pages bring, and where programs read all this. */
export const stationSections = (panel: Panel, words: Words): string[] => [
  running(panel.funcionamento, words),
  log(panel.registro, words),
  promises(panel, words),
  data(words),
]

function running({ desde, meses, interrupcoes }: Panel['funcionamento'], words: Words): string {
  const { t, day, month, percent, length, moment } = words
  if (desde === null) return section(t(texts.running), paragraph(t(texts.runningNone)))
  const ended = interrupcoes.map(({ de, ate, minutos }): [string, string, string] => [
    moment(de),
    ate === null ? t(texts.lasts) : moment(ate),
    length(minutos),
  ])
  return section(
    t(texts.running),
    paragraph(t(texts.runningWhat, { day: day(desde) })),
    table(
      t(texts.running),
      [t(texts.monthHead), t(texts.runningShare), t(texts.runningOut)],
      meses.map(({ mes, porCento, minutosFora }) => [month(mes), percent(porCento), length(minutosFora)]),
    ),
    `<h3>${escaped(t(texts.interruptions))}</h3>`,
    ended.length === 0
      ? paragraph(t(texts.noInterruption))
      : table(t(texts.interruptions), [t(texts.from), t(texts.to), t(texts.length)], ended),
    `<h3>${escaped(t(texts.cannotKnow))}</h3>`,
    list([texts.cannotLine, texts.cannotShort, texts.cannotPart, texts.cannotWork].map((text) => t(text))),
  )
}

const plainFacts = (rows: readonly (readonly [string, string])[]) =>
  facts(rows).replace('panel-facts', 'panel-facts panel-plain')

function log({ entrada, hash }: Panel['registro'], { t, number }: Words): string {
  const head = [
    plainFacts([
      [escaped(t(texts.entry)), escaped(number(entrada))],
      [escaped(t(texts.hash)), `<code class="panel-hash">${escaped(hash)}</code>`],
    ]),
    paragraph(t(texts.renewed), true),
  ]
  return section(
    t(texts.log),
    paragraph(t(texts.logWhat)),
    paragraph(t(texts.logWhy)),
    ...(entrada === 0 ? [paragraph(t(texts.noEntry), true)] : head),
  )
}

const languageName = (locale: string) =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(locale.slice(0, 2)) ?? locale

function promises({ terceiros, pesos }: Panel, { t, kilobytes }: Words): string {
  return section(
    t(texts.promises),
    plainFacts([
      [
        escaped(t(texts.thirdParties)),
        escaped(terceiros.length === 0 ? t(texts.noThird) : terceiros.join(', ')),
      ],
      [escaped(t(texts.cookies)), escaped(t(texts.noCookies))],
    ]),
    ...(pesos.length === 0
      ? []
      : [
          `<h3>${escaped(t(texts.weights))}</h3>`,
          table(
            t(texts.weights),
            [t(texts.language), t(texts.weightHome), t(texts.weightReport)],
            pesos.map(({ lingua, inicio, registro }) => [
              languageName(lingua),
              kilobytes(inicio),
              kilobytes(registro),
            ]),
          ),
        ]),
  )
}

const data = ({ t }: Words) =>
  section(
    t(texts.data),
    paragraph(t(texts.dataWhat)),
    `<ul class="panel-links"><li><a href="${apiRoot}${readPanelTable.path}">${escaped(t(texts.csv))}</a></li>` +
      `<li><a href="${apiRoot}${readPanel.path}">${escaped(t(texts.json))}</a></li></ul>`,
  )
