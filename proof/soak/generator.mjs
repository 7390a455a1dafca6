// @ts-check
/**
 * A separate process: `generator.mjs <address> <seconds> <reports a second>`. Requests are sent by the clock, whatever the
 * responses, and a latency counts from the time at which the request was due: a server that stalls delays every request
 * that was due meanwhile. Sends its parent what happened every five seconds, and at the end.
 */
import { randomUUID } from 'node:crypto'
import { exchange } from './exchange.mjs'
import { report } from './report.mjs'

/** @typedef {{ bop: string, nrBop: string, autDig: string, cookies: string[], at: number }} Registered */
/** @typedef {{ kind: string, ms: number, error?: string }} Outcome */

const [address = '', seconds = '600', rate = '10'] = process.argv.slice(2)
/** How long after its registration a document is requested, and how many registered reports are remembered for that. */
const documentsAfterMs = 10_000
const remembered = 2000
/** @type {Registered[]} */
const registered = []
/** @type {Outcome[]} */
let outcomes = []
let acknowledged = 0
let place = 0
let underway = 0

/** A random report whose document may be requested. */
function anyRegistered() {
  const old = registered.filter(({ at }) => performance.now() - at > documentsAfterMs)
  return old[Math.floor(Math.random() * old.length)]
}

async function post() {
  const begin = performance.now()
  const response = await exchange(address, {
    method: 'POST',
    path: '/api/ocorrencia',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ ...report((place += 1)), recaptchaToken: '' }),
  })
  if (response.status !== 201) return response.status
  acknowledged += 1
  const { bop, nrBop, autDig } = JSON.parse(response.body.toString('utf8'))
  registered.push({ bop, nrBop, autDig, cookies: response.cookies, at: begin })
  if (registered.length > remembered) registered.shift()
  return 200
}

const get = async (/** @type {string} */ path, /** @type {Record<string, string>} */ headers = {}) =>
  (await exchange(address, { path, headers })).status

async function print() {
  const one = anyRegistered()
  if (!one) return get('/api/saude/viva')
  const { status, body } = await exchange(address, {
    path: `/api/print/${one.bop.split('.')[0]}/${one.nrBop}`,
    headers: { cookie: one.cookies.join('; ') },
  })
  return body.length > 50_000 ? status : status || 1
}

async function secondCopy() {
  const one = anyRegistered()
  if (!one) return get('/api/saude/viva')
  const boundary = 'soak-boundary'
  const { status, body } = await exchange(address, {
    method: 'POST',
    path: '/api/segunda-via',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: `--${boundary}\r\ncontent-disposition: form-data; name="autDig"\r\n\r\n${one.autDig}\r\n--${boundary}--\r\n`,
  })
  return body.subarray(0, 5).toString() === '%PDF-' ? status : status === 200 ? 1 : status
}

const validate = () => get(`/api/validar-documento/${anyRegistered()?.autDig ?? '7K3M-QX9T-2VHB-8RWZ'}`)
const list = () => get('/api/COMBO_LOCALIDADE/PA')
const streets = () => get(`/api/LISTA_LOGRADOURO/PA/${encodeURIComponent('magalhaes barata')}?cidade=1501402`)
const ready = () => get('/api/saude/pronta')

/** How often each is sent, as a share of the reports. @type {[string, number, () => Promise<number>][]} */
const kinds = [
  ['report', 1, post],
  ['print', 0.5, print],
  ['second copy', 0.2, secondCopy],
  ['validation', 0.3, validate],
  ['list', 0.5, list],
  ['streets', 0.5, streets],
  ['ready', 0.1, ready],
]

/** @param {string} kind @param {() => Promise<number>} request @param {number} due */
async function send(kind, request, due) {
  underway += 1
  /** @type {string | undefined} */
  let problem
  try {
    const status = await request()
    if (status !== 200) problem = `answered ${status}`
  } catch (error) {
    problem = error instanceof Error && 'code' in error ? String(error.code) : 'broken off'
  }
  underway -= 1
  outcomes.push({ kind, ms: performance.now() - due, ...(problem === undefined ? {} : { error: problem }) })
}

const begin = performance.now()
const end = begin + Number(seconds) * 1000
const plans = kinds.map(([kind, share, request]) => {
  const gap = 1000 / (Number(rate) * share)
  return { kind, request, gap, next: begin + Math.random() * gap }
})

const reporting = setInterval(sendProgress, 5000)
function sendProgress() {
  process.send?.({ acknowledged, underway, outcomes })
  outcomes = []
}

while (performance.now() < end) {
  for (const plan of plans) {
    for (; plan.next <= performance.now(); plan.next += plan.gap)
      void send(plan.kind, plan.request, plan.next)
  }
  const wait = Math.max(1, Math.min(...plans.map(({ next }) => next)) - performance.now())
  await new Promise((resolve) => setTimeout(resolve, Math.min(wait, 100)))
}
while (underway > 0) await new Promise((resolve) => setTimeout(resolve, 100))
clearInterval(reporting)
sendProgress()
process.disconnect?.()
