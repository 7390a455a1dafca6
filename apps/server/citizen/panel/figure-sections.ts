import type { Panel, PanelMonth } from '@delegacia/contract/panel'
import { facts, escaped, list, paragraph, section, table, type Cell } from './html.ts'
import { bar, columns } from './panel-charts.ts'
import { texts } from './panel-texts.ts'
import type { Words } from './panel-words.ts'

/** What became of the reports: the newest month, all months, kinds and units. */
export function figureSections({ meses, proximo }: Panel, words: Words): string[] {
  const { t, day } = words
  const [newest] = meses
  if (newest === undefined)
    return [section(t(texts.byMonth), paragraph(t(texts.empty, { day: day(proximo) })))]
  return [
    newestMonth(newest, proximo, words),
    section(
      t(texts.byMonth),
      paragraph(t(texts.byMonthWhat), true),
      columns(meses.toReversed().map(({ recebidos }) => recebidos)),
      monthTable(meses, words),
    ),
    kinds(newest, meses.slice(1), words),
    section(t(texts.byUnit, { month: words.month(newest.mes) }), unitTable(newest, words)),
    section(
      t(texts.means),
      list(
        [
          texts.meansReceived,
          texts.meansFirstLook,
          texts.meansCorrected,
          texts.meansAnswered,
          texts.meansDelivered,
          texts.meansHidden,
        ].map((text) => t(text)),
      ),
    ),
  ]
}

const delivered = ({ entregues }: PanelMonth, { t, share }: Words) =>
  entregues === null ? t(texts.notConnected) : share(entregues)

/** The State's figures of a month, each under its name. */
function monthCells(month: PanelMonth, words: Words): [string, string][] {
  const { t, count, hours, share } = words
  return [
    [t(texts.received), count(month.recebidos)],
    [t(texts.firstLook), hours(month.primeiroOlharHoras)],
    [t(texts.corrected), share(month.corrigidos)],
    [t(texts.answered), share(month.respondidos)],
    [t(texts.delivered), delivered(month, words)],
  ]
}

const newestMonth = (month: PanelMonth, next: string, words: Words) =>
  section(
    words.t(texts.newest, { month: words.month(month.mes) }),
    facts(monthCells(month, words).map(([name, value]) => [escaped(name), escaped(value)])),
    paragraph(words.t(texts.next, { day: words.day(next) }), true),
  )

function monthTable(months: readonly PanelMonth[], words: Words): string {
  const { t } = words
  const heads = [
    texts.monthHead,
    texts.received,
    texts.firstLook,
    texts.corrected,
    texts.answered,
    texts.delivered,
  ]
  const rows = months.map((month): [string, ...Cell[]] => [
    words.month(month.mes),
    ...monthCells(month, words).map(([, value]) => value),
  ])
  return table(
    t(texts.byMonth),
    heads.map((head) => t(head)),
    rows,
  )
}

function kinds(newest: PanelMonth, earlier: readonly PanelMonth[], words: Words): string {
  const { t, month } = words
  const others = earlier.map(
    (one) =>
      `<details><summary>${escaped(month(one.mes))}</summary><div class="stack-s">${kindTable(one, words)}</div></details>`,
  )
  return section(
    t(texts.byKind, { month: month(newest.mes) }),
    paragraph(t(texts.kindsWhy), true),
    kindTable(newest, words),
    ...(others.length === 0 ? [] : [`<h3>${escaped(t(texts.earlier))}</h3>`, ...others]),
  )
}

/** The kinds that are shown, the most frequent first, and below them the names of the others. */
function kindTable({ mes, porTipo }: PanelMonth, words: Words): string {
  const { t, number, crime } = words
  const month = words.month(mes)
  const shown = porTipo
    .flatMap(({ crime: id, recebidos: { valor } }) => (valor === undefined ? [] : [{ id, valor }]))
    .toSorted((one, other) => other.valor - one.valor)
  if (shown.length === 0) return paragraph(t(texts.noKinds, { month }))
  const most = shown[0]?.valor ?? 0
  const hidden = porTipo.flatMap(({ crime: id, recebidos }) =>
    recebidos.valor === undefined ? [crime(id)] : [],
  )
  return (
    table(
      t(texts.byKind, { month }),
      [t(texts.kind), t(texts.received)],
      shown.map(({ id, valor }) => [crime(id), { words: number(valor), drawn: bar(valor, most) }]),
    ) +
    (hidden.length === 0 ? '' : paragraph(t(texts.hiddenKinds, { month, kinds: hidden.join(', ') }), true))
  )
}

function unitTable({ mes, unidades }: PanelMonth, { t, month, count, hours, share }: Words): string {
  const heads = [texts.unit, texts.received, texts.firstLook, texts.corrected, texts.answered]
  return table(
    t(texts.byUnit, { month: month(mes) }),
    heads.map((head) => t(head)),
    unidades.map((one) => [
      one.unidade,
      count(one.recebidos),
      hours(one.primeiroOlharHoras),
      share(one.corrigidos),
      share(one.respondidos),
    ]),
  )
}
