// @ts-check
/**
 * `npm run packs`: how much of the portal each pack says, by area, and what is wrong with it. `-- --missing pt-facil` prints as JSON what
 * that pack does not say yet; an address without a pack gets a new file to fill in. After `npm run build`.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sourceFiles } from './checks/source-files.mjs'
import { packReports } from './packs/pack-report.mjs'
import { sourceTexts } from './packs/source-texts.mjs'
import { root } from './run.mjs'

const { values } = parseArgs({ options: { missing: { type: 'string' } } })
const sources = await sourceTexts(await sourceFiles(root))
const reports = await packReports(join(root, 'packs'), sources)

/** @param {readonly import('./packs/source-texts.mjs').SourceText[]} texts */
const toSay = (texts) => Object.fromEntries(texts.map(({ source }) => [source, '']))

const emptyPack = {
  name: '',
  tag: values.missing ?? '',
  direction: 'ltr',
  base: 'pt-br',
  offered: false,
  made: { by: '', how: 'person', reviewedBy: null, on: new Date().toISOString().slice(0, 10) },
  texts: toSay(sources),
}

function printTable() {
  for (const { id, name, offered, areas, missing } of reports) {
    console.log(
      `${id} (${name})${offered ? '' : ', not offered'}: ${missing.length} of ${sources.length} to say`,
    )
    for (const { area, said, asIs, of } of areas)
      console.log(
        `  ${area.padEnd(24)} ${String(said + asIs).padStart(4)} of ${String(of).padStart(4)}${asIs > 0 ? `, ${asIs} as they are` : ''}`,
      )
  }
}

if (values.missing === undefined) printTable()
else {
  const report = reports.find(({ id }) => id === values.missing)
  console.log(JSON.stringify(report ? toSay(report.missing) : emptyPack, null, 2))
}
const problems = reports.flatMap(({ problems: own }) => own)
for (const problem of problems) console.error(`✗ ${problem}`)
process.exitCode = problems.length === 0 ? 0 : 1
