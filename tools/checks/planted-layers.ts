import { createRequire } from 'node:module'

/** The layers of an app: by their rules, folders and what each may not import. A folder may have several, all planted at once. */
type Layers = Record<string, [from: string, ...to: string[]]>

/** The order of the server's rooms, and of the folders in each. */
export const order: { rooms: string[][]; folders: Record<string, string[][]> } = createRequire(
  import.meta.url,
)('../import-rules/server.cjs')

/** What a place of an order may not import: the others of its row, and those of the row above it. */
const forbiddenIn = (rows: string[][]) =>
  rows.flatMap((row, level) => {
    const above = rows[level + 1] ?? (rows.flat().includes('.') ? [] : ['without-a-place'])
    return row.map((one) => ({ one, forbidden: [...row.filter((other) => other !== one), ...above] }))
  })

/** A folder of a room, below apps/server; what is not named in the room's order lies in `other`. */
const inRoom = (room: string, folder: string) => `${room}/${folder === '.' ? 'other' : folder}`

/** Each place of the server's order with what it may not import. */
export const serverViolations: Layers = Object.fromEntries([
  ...forbiddenIn(order.rooms).map(({ one, forbidden }): [string, Layers[string]] => [
    `server-${one}`,
    [`${one}/planted`, ...forbidden.map((other) => `${other}/planted`)],
  ]),
  ...Object.entries(order.folders).flatMap(([room, rows]) =>
    forbiddenIn(rows)
      .filter(({ forbidden }) => forbidden.length > 0)
      .map(({ one, forbidden }): [string, Layers[string]] => [
        `server-${room}-${one === '.' ? 'itself' : one.replaceAll('/', '-')}`,
        [inRoom(room, one), ...forbidden.map((other) => inRoom(room, other))],
      ]),
  ),
  ['server-has-no-other-room', ['helpers', 'store']],
])

export const webViolations: Layers = {
  'web-i18n': ['i18n', 'ui', 'api'],
  'web-api': ['api', 'ui', 'portal'],
  'web-device': ['device', 'api', 'pages/home'],
  'web-portal': ['portal', 'ui', 'router'],
  'web-router': ['router', 'pages/home', 'ui'],
  'web-sending': ['sending', 'portal', 'pages/report'],
  'web-service-worker': ['service-worker', 'api', 'shell'],
  'web-ui-map': ['ui/map', 'ui/menu'],
  'web-ui-menu': ['ui/menu', 'ui/map'],
  'web-ui': ['ui', 'inputs', 'api', 'router'],
  'web-evidence': ['evidence', 'pages/print', 'inputs'],
  'web-reading': ['reading', 'router', 'pages/home'],
  'web-documents': ['documents', 'pages/print', 'inputs'],
  'web-thread': ['thread', 'pages/follow', 'inputs'],
  'web-inputs-field': ['inputs/field', 'inputs/text', 'inputs'],
  'web-inputs-text': ['inputs/text', 'inputs/choice', 'inputs'],
  'web-inputs-choice': ['inputs/choice', 'inputs/text'],
  'web-inputs-date': ['inputs/date', 'inputs/text'],
  'web-inputs-point': ['inputs/point', 'inputs/address'],
  'web-inputs-address': ['inputs/address', 'inputs/point'],
  'web-inputs-appearance': ['inputs/appearance', 'inputs/details'],
  'web-inputs-details': ['inputs/details', 'inputs/choice'],
  'web-inputs-municipality': ['inputs/municipality', 'inputs/address'],
  'web-inputs': ['inputs', 'pages/home', 'portal'],
  'web-help': ['help', 'pages/home', 'documents'],
  'web-pages-home-hero': ['pages/home/hero', 'pages/home/register'],
  'web-pages-home-second-copy': ['pages/home/second-copy', 'pages/home/cards'],
  'web-pages-home-register': ['pages/home/register', 'pages/home/cards'],
  'web-pages-home-cards': ['pages/home/cards', 'pages/home'],
  'web-pages-report-draft': ['pages/report/draft', 'pages/report/frame'],
  'web-pages-report-keeping': ['pages/report/keeping', 'pages/report/frame'],
  'web-questions': ['questions', 'help'],
  'web-pages-report-frame': ['pages/report/frame', 'pages/report/form'],
  'web-pages-report-offered': ['pages/report/offered', 'pages/report/form'],
  'web-pages-report-form': ['pages/report/form', 'pages/report/list'],
  'web-pages-report-list': ['pages/report/list', 'pages/report/wizard'],
  'web-pages-report-summary': ['pages/report/summary', 'pages/report/list'],
  'web-pages-report-finish': ['pages/report/finish', 'pages/report/submit'],
  'web-pages-report-submit': ['pages/report/submit', 'pages/report/wizard'],
  'web-pages-report-before': ['pages/report/before', 'pages/report/wizard'],
  'web-pages-report-wizard': ['pages/report/wizard', 'pages/report', 'pages/report/before'],
  'web-pages-each': ['pages/print', 'pages/home', 'shell'],
  'web-shell-layout': ['shell/layout', 'shell'],
  'web-shell': ['shell', 'build'],
  'web-build': ['build', 'shell'],
  'web-has-no-other-folder': ['helpers', 'ui'],
}

export const deskViolations: Layers = {
  'desk-words': ['words', 'api'],
  'desk-api': ['api', 'session', 'frame'],
  'desk-frame': ['frame', 'session', 'words'],
  'desk-session': ['session', 'words', 'shell'],
  'desk-report': ['report', 'session', 'pages/glass'],
  'desk-pages-report-drafts': ['pages/report/drafts', 'pages/report/acts'],
  'desk-pages-report-acts': ['pages/report/acts', 'pages/report', 'pages/report/signatures'],
  'desk-pages-report-signatures': ['pages/report/signatures', 'pages/report/evidence'],
  'desk-pages-report-evidence': ['pages/report/evidence', 'pages/report/signatures'],
  'desk-pages-report-typing': ['pages/report/typing', 'pages/report/acts'],
  'desk-pages-each': ['pages/keys', 'pages/audit', 'shell'],
  'desk-shell': ['shell', 'helpers'],
  'desk-has-no-other-folder': ['helpers', 'api'],
}
