import { lawSources, type LawId, type LawSource } from '@delegacia/domain/law/law-sources'
import { lawStatements } from '@delegacia/domain/law/law-statements.data'
import { basisIn } from '@delegacia/domain/lists/natures/legal-basis'
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

const dayOf = ({ readOn, secondHandOn }: LawSource): string =>
  readOn ?? (secondHandOn === undefined ? none : `${secondHandOn}, second-hand`)

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
      ['source', 'where to read it', 'read on'],
      Object.values(sources).map((source) =>
        row(source.name, source.address === undefined ? none : `<${source.address}>`, dayOf(source)),
      ),
    ),
    ...groups.flatMap(([title, files]) => [`## ${title}`, statements(texts, files)]),
    '## Natures of crimes',
    'The legal basis that a person reads below the name of each nature, and that the document carries.',
    table(
      ['nature', 'basis', 'confirmed by'],
      natureTable.map(({ id, official, basis }) => row(`${id} ${official}`, basisIn(basis, 'pt-br'), '-')),
    ),
  ].join('\n\n')
  const options = await resolveConfig(`${root}/docs/for-the-jurist.md`)
  return format(page, { ...options, parser: 'markdown' })
}

const opening = `# For the jurist

Every sentence of the product that says what the law is, with its source, to be gone through in an hour. Nobody has confirmed it
yet. Write who confirms a row, and the day, into its last column of \`packages/domain/law/law-statements.data.ts\`: this page is made of
that file, of \`packages/domain/law/law-sources.ts\` and of the texts as they stand, by
\`npx vitest run tools/checks/law-statements.test.ts -u\`. A text that names the law and has no row fails the tests; a sentence that
says what the law is in other words than the search knows may be missing, and is worth a look while reading the screens.

'read on' is the day on which somebody last compared our texts with the source; '–' means that nobody wrote down a day,
'second-hand' that on that day facts of it came from public transcriptions and comments, not from the source itself. Portuguese
is the original; the other languages are translations of it.`

function statements(texts: readonly LegalText[], files: RegExp): string {
  const rows = lawStatements
    .filter((one) => files.test(one.in))
    .map(({ in: path, says, by, ask, confirmedBy }) => {
      const text = texts.find((one) => one.path === path && one.text.includes(says))?.text ?? says
      const source = by.map(([law, place]) => `${sources[law].name}, ${place}`).join('; ') || 'to be named'
      const readOn = by.map(([law]) => dayOf(sources[law])).join('; ') || none
      return row(text, `\`${path}\``, source, readOn, ask ?? none, confirmedBy ?? '-')
    })
  return table(['what it says', 'place', 'source', 'read on', 'look at first', 'confirmed by'], rows)
}
