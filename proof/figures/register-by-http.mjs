// @ts-check
/**
 * `register-by-http.mjs <address> <how many at once>`: registers for `{ seconds }`, or so many `{ reports }`; answers with how many
 * were registered in a second.
 */
import { randomUUID } from 'node:crypto'
import { exchange } from '../soak/exchange.mjs'
import { report } from '../soak/report.mjs'
import { after, aSecond } from './a-second.mjs'

const [address = '', atOnce = '1'] = process.argv.slice(2)
let place = 0

async function register() {
  place += 1
  const { status, body } = await exchange(address, {
    method: 'POST',
    path: '/api/ocorrencia',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ ...report(place), recaptchaToken: '' }),
  })
  if (status !== 201) throw new Error(`${status}: ${body.toString('utf8').slice(0, 200)}`)
}

/** @param {number} reports */
const afterReports = (reports) => {
  const first = place
  return () => place - first >= reports
}

process.on('message', (/** @type {{ seconds?: number, reports?: number }} */ { seconds = 0, reports }) => {
  const workers = Array.from({ length: Number(atOnce) }, () => register)
  const isOver = reports === undefined ? after(seconds) : afterReports(reports)
  void aSecond(isOver, workers).then((rate) => process.send?.(rate))
})
process.once('disconnect', () => process.exit())
