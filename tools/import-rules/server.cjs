const tests = '[.]test[.]tsx?$'
const fixtures = '[.]fixture[.]tsx?$'

/**
 * The rooms of the server, the lowest first: a room may import those below it. The rooms of one row do not meet.
 * docs/architecture.md says what each holds.
 */
const rooms = [
  ['base'],
  ['store'],
  ['addresses', 'integrations', 'documents'],
  ['reports'],
  ['citizen', 'desk'],
  ['delivery'],
  ['watch'],
  ['operator'],
  ['start'],
]

/**
 * The folders of a room in the same order, which holds inside the room; `.` is everything in it that is not named.
 * @type {Record<string, string[][]>}
 */
const folders = {
  base: [['platform', 'settings'], ['http']],
  store: [['migrations'], ['.']],
  addresses: [['text'], ['engine'], ['starter'], ['.']],
  documents: [['asn1'], ['time-stamp'], ['seal', 'mail'], ['.']],
  reports: [
    ['numbers', 'events'],
    ['registration', 'evidence'],
    ['documents', 'keys'],
    ['thread'],
    ['risk-form'],
  ],
  citizen: [['routes/lists', 'panel'], ['routes']],
  desk: [
    ['database', 'officers', 'http'],
    ['audit'],
    ['sessions'],
    ['login', 'auditor', 'work'],
    ['accounts', 'figures', 'deliveries', 'queues', 'drafts'],
    ['reports', 'acts'],
    ['signatures'],
    ['evidence', 'exports'],
    ['.'],
  ],
  delivery: [['.'], ['danger']],
  watch: [['health', 'metrics']],
  operator: [['backup'], ['doctor'], ['cli']],
}

/** @param {string[][]} rows @returns {{ one: string, allowed: string[] }[]} each with itself and what lies below it */
const allowedIn = (rows) =>
  rows.flatMap((row, level) => row.map((one) => ({ one, allowed: [...rows.slice(0, level).flat(), one] })))

/** @param {string} room @param {string} folder a pattern of the files of a folder */
const filesOf = (room, folder) => {
  const named = folders[room]?.flat().filter((one) => one !== '.') ?? []
  return folder === '.' ? `${room}/(?!(${named.join('|')})/)` : `${room}/${folder}/`
}

const roomRules = allowedIn(rooms).map(({ one, allowed }) => ({
  name: `server-${one}`,
  comment: `The server's ${one} imports only what lies below it.`,
  from: { path: `^apps/server/${one}/`, pathNot: [tests, fixtures] },
  to: { path: '^apps/server/', pathNot: `^apps/server/(${allowed.join('|')})/` },
}))

const folderRules = Object.entries(folders).flatMap(([room, rows]) =>
  // Where a room has a place for everything, the highest may import all of it.
  allowedIn(rows.flat().includes('.') ? rows.slice(0, -1) : rows).map(({ one, allowed }) => ({
    name: `server-${room}-${one === '.' ? 'itself' : one.replaceAll('/', '-')}`,
    comment: `In the server's ${room}, ${one} imports only what lies below it.`,
    from: { path: `^apps/server/${filesOf(room, one)}`, pathNot: [tests, fixtures] },
    to: {
      path: `^apps/server/${room}/`,
      pathNot: allowed.map((folder) => `^apps/server/${filesOf(room, folder)}`),
    },
  })),
)

/** A room, or its folders if it has a place for each. @param {string} room */
const placesOf = (room) => {
  const named = folders[room]?.flat() ?? ['.']
  return named.includes('.') ? `${room}/` : `${room}/(${named.join('|')})/`
}

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
exports.rules = [
  {
    name: 'documents-read-summaries',
    comment: 'PDF and e-mail print a summary and a narrative; they never read a question or an answer.',
    from: { path: '^apps/server/documents/', pathNot: tests },
    to: {
      path: '^packages/(flows|domain/(lists|report))/',
      pathNot: '^packages/flows/engine/summary-(types|addresses)[.]ts$',
    },
  },
  ...roomRules,
  ...folderRules,
  {
    name: 'server-has-no-other-room',
    comment:
      'Every room and folder of the server has its place in the order; only its entry lies beside them.',
    from: {
      path: '^apps/server/',
      pathNot: [tests, fixtures, `^apps/server/(main[.]ts$|${rooms.flat().map(placesOf).join('|')})`],
    },
    to: {},
  },
]

Object.assign(exports, { rooms, folders })
