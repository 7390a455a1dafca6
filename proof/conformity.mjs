// @ts-check
/**
 * `npm run conformity -- https://… [--out folder] [--only id,…] [--samples 9] [--register-test-report] [--self-signed]`: tries the
 * public promises of any running station from outside and prints which are kept. Registers nothing without its flag.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { asMarkdown, asText } from './conformity/print-report.mjs'
import { isLoopback } from './conformity/request.mjs'
import { mostSamples } from './conformity/answer-promises.mjs'
import { everyPromise, tryStation } from './conformity/try-station.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    only: { type: 'string' },
    samples: { type: 'string', default: String(mostSamples) },
    'register-test-report': { type: 'boolean', default: false },
    'self-signed': { type: 'boolean', default: false },
  },
})

/** Why these arguments cannot be followed; undefined where they can. */
function refusal() {
  const unknown = values.only?.split(',').filter((id) => !everyPromise.some((one) => one.id === id)) ?? []
  if (unknown.length > 0)
    return `There is no promise ${unknown.join(', ')}: ${everyPromise.map(({ id }) => id).join(', ')}`
  const [address = ''] = positionals
  if (!/^https?:/.test(address) || !URL.canParse(address))
    return 'Say which station: npm run conformity -- https://…'
  if (values['self-signed'] && !isLoopback(new URL(address))) return '--self-signed is for this machine alone'
  const samples = Number(values.samples)
  if (!Number.isInteger(samples) || samples < 1 || samples > mostSamples)
    return `--samples is 1 to ${mostSamples}: after more the station makes guesses wait`
  return undefined
}

async function main() {
  const report = await tryStation({
    base: new URL(positionals[0] ?? ''),
    ...(values.only !== undefined && { only: values.only.split(',') }),
    samples: Number(values.samples),
    mayRegister: values['register-test-report'],
    selfSigned: values['self-signed'],
  })
  console.log(asText(report))
  if (values.out !== undefined) {
    await mkdir(values.out, { recursive: true })
    await writeFile(join(values.out, 'conformity.json'), `${JSON.stringify(report, null, 2)}\n`)
    await writeFile(join(values.out, 'conformity.md'), asMarkdown(report))
  }
  return report.results.some(({ state }) => state === 'broken') ? 1 : 0
}

const refused = refusal()
if (refused !== undefined) console.error(refused)
process.exitCode = refused === undefined ? await main() : 2
