import type { Citations } from '@delegacia/domain/law/cited'
import { courtSeats } from '@delegacia/domain/law/court-seats.data'
import { lawSources, type LawId, type LawSource } from '@delegacia/domain/law/law-sources.data'
import { lawStatements } from '@delegacia/domain/law/law-statements.data'
import { measureHours } from '@delegacia/domain/law/measure-hours'
import { openQuestions } from '@delegacia/domain/law/open-questions.data'
import { prosecutionRules, timesToAct } from '@delegacia/domain/law/prosecution.data'
import { removalHours } from '@delegacia/domain/law/removal-hours'
import { validityOf } from '@delegacia/domain/law/statement-validity'
import type { Validity } from '@delegacia/domain/law/validity'
import { basisIn, type LegalBasis } from '@delegacia/domain/law/legal-basis'
import { municipalities } from '@delegacia/domain/lists/municipalities'
import { natureTable } from '@delegacia/domain/lists/natures/nature-table'
import { format, resolveConfig } from 'prettier'
import { root } from '../run.mjs'
import type { LegalText } from './legal-texts.mjs'

const sources: Readonly<Record<LawId, LawSource>> = lawSources
const none = '–'

const cell = (text: string) =>
  text
    .trim()
    .replace(/^[|\s]+|[|\s]+$/g, '')
    .replaceAll('|', '\\|')
const row = (...cells: string[]) => `| ${cells.map(cell).join(' | ')} |`
const table = (heads: string[], rows: string[]) =>
  [row(...heads), row(...heads.map(() => '---')), ...rows].join('\n')

const dayOf = ({ readOn, secondHand }: LawSource): string => (secondHand ? `${readOn}, second-hand` : readOn)

const spanOf = ({ from, until }: Validity): string => `${from} – ${until ?? ''}`.trim()

const cited = (by: Citations): string => by.map(([law, place]) => `${sources[law].name}, ${place}`).join('; ')

const nameOfNature = (id: number): string =>
  `${id} ${natureTable.find((one) => one.id === id)?.official ?? ''}`

/** A legal basis, what changed of it with its days. */
const basisWithDays = (basis: readonly LegalBasis[]): string =>
  basis
    .map((one) => {
      const said = basisIn([{ ...one, validity: undefined }], 'pt-br')
      return one.validity ? `${said} (${spanOf(one.validity)})` : said
    })
    .join('; ')

/** Where a person meets a text, by the folder of its file. */
const groups: readonly (readonly [title: string, files: RegExp])[] = [
  [
    'What the citizen reads before and while reporting',
    /^packages\/flows\/|^apps\/web\/(?!pages\/(terms|privacy))/,
  ],
  ['Lists, advice and natures', /^packages\/domain\/lists\//],
  ['What the citizen hears afterwards', /^packages\/domain\/desk\//],
  ['The risk form and the measures asked of the judge', /^packages\/domain\/risk-form\//],
  ['Terms and privacy', /^apps\/web\/pages\/(terms|privacy)\//],
  ['What officers read', /^apps\/(desk|server)\//],
  ['What programmers read of the interface', /^packages\/contract\//],
  ['Documents of this repository', /^docs\//],
]

/** The page for the jurist: every legal statement with its place and its source, and room to confirm it. Takes the texts as they stand. */
export async function juristPage(texts: readonly LegalText[]): Promise<string> {
  const page = [
    opening,
    '## Sources',
    table(
      ['source', 'where to read it', 'since', 'last change seen', 'read on', 'read again by'],
      Object.values(sources).map((source) =>
        row(
          source.name,
          source.address === undefined ? none : `<${source.address}>`,
          source.from,
          source.lastChange ?? none,
          dayOf(source),
          source.readAgainBy,
        ),
      ),
    ),
    '## Asked of you',
    'Nobody has told us this for certain. It is said to no citizen and no officer; the second column says what happens until you answer.',
    table(
      ['question', 'until then', 'source'],
      openQuestions.map(({ asks, until, by }) => row(asks, until, cited(by))),
    ),
    '## Who has to ask for the case, by the day of the fact',
    'A nature without a row for a day goes on by itself. `npm run law -- --on 2026-05-03` prints what a victim of a fact of that day is told.',
    table(
      ['natures', 'what is needed', 'not for', 'nor where', 'facts of', 'source', 'confirmed by'],
      prosecutionRules.map((rule) =>
        row(
          rule.natures.map(nameOfNature).join('; '),
          rule.dependence,
          rule.spares?.join(', ') ?? none,
          rule.unless ?? none,
          spanOf(rule),
          cited(rule.by),
          rule.confirmedBy ?? '-',
        ),
      ),
    ),
    table(
      ['time to act', 'for', 'facts of', 'source', 'confirmed by'],
      timesToAct.map((time) =>
        row(`${time.months} months`, time.for, spanOf(time), cited(time.by), time.confirmedBy ?? '-'),
      ),
    ),
    table(
      ['hours for a request for measures', 'whose', 'requests of', 'source', 'confirmed by'],
      measureHours.map((one) =>
        row(`${one.hours} h (${one.law})`, one.who, spanOf(one), cited(one.by), one.confirmedBy ?? '-'),
      ),
    ),
    table(
      ['hours until the judge knows of a removal without one', 'orders of', 'source', 'confirmed by'],
      removalHours.map((one) =>
        row(`${one.hours} h (${one.law})`, spanOf(one), cited(one.by), one.confirmedBy ?? '-'),
      ),
    ),
    ...groups.flatMap(([title, files]) => [`## ${title}`, statements(texts, files)]),
    '## Municipalities and their courts',
    courts,
    table(['municipality', 'IBGE', 'has a court', 'certainty', 'told by'], courtRows()),
    '## Natures of crimes',
    'The legal basis that a person reads below the name of each nature: that of the day of the fact.',
    table(
      ['nature', 'basis', 'confirmed by'],
      natureTable.map(({ id, official, basis }) => row(`${id} ${official}`, basisWithDays(basis), '-')),
    ),
  ].join('\n\n')
  const options = await resolveConfig(`${root}/docs/for-the-jurist.md`)
  return format(page, { ...options, parser: 'markdown' })
}

const opening = `# For the jurist

Every sentence of the product that says what the law is, with its source, to be gone through in an hour. Nobody has confirmed it
yet. Write who confirms a row, and the day, into its last column of \`packages/domain/law/law-statements.data.ts\`: this page is made of
that file, of \`packages/domain/law/law-sources.data.ts\` and of the texts as they stand, by
\`npx vitest run tools/checks/law-statements.test.ts -u\`. A text that names the law and has no row fails the tests; a sentence that
says what the law is in other words than the search knows may be missing, and is worth a look while reading the screens.

'read on' is the day on which somebody last compared our texts with the source; 'second-hand' means that on that day facts of it
came from public transcriptions and comments, not from the source itself. 'last change seen' is the newest act that was seen to
change it by then, 'read again by' the day after which \`npm run doctor\` asks for it. 'holds' is from when until when a sentence is
the law. Portuguese is the original; the other languages are translations of it.`

const courts = `What decides where the police may act before a judge does. No list of the court was found: the table speaks only once the operator has
compared it with the court (\`COURT_SEATS\`), and where it is unsure the officer is asked. '+' says that there is a court, '-' that there
is none, '?' that the source does not tell. M19: IBGE, MUNIC 2019. J09: press list after a letter of the court of 2009. MP21: table of the
public prosecutor, about 2021. PID: digital points of the court, 2022 and 2023. TJ21: orders of the court, 2021.`

const courtRows = (): string[] =>
  courtSeats.map(({ id, seat, certainty, evidence }) =>
    row(municipalities.find((one) => one.id === id)?.name ?? '', String(id), seat, certainty, evidence),
  )

function statements(texts: readonly LegalText[], files: RegExp): string {
  const rows = lawStatements
    .filter((one) => files.test(one.in))
    .map((statement) => {
      const { in: path, says, by, ask, confirmedBy } = statement
      const text = texts.find((one) => one.path === path && one.text.includes(says))?.text ?? says
      return row(
        text,
        `\`${path}\``,
        cited(by),
        spanOf(validityOf(statement)),
        ask ?? none,
        confirmedBy ?? '-',
      )
    })
  return table(['what it says', 'place', 'source', 'holds', 'look at first', 'confirmed by'], rows)
}
