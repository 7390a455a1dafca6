// @ts-check
/**
 * A process of its own: `generator.mjs <address> <seconds> <reports a second>`. What is sent follows the clock alone, never
 * the answers, and a latency counts from the moment at which the request was meant to leave: a server that stalls is seen
 * by all who would have come meanwhile. Tells its parent what happened every five seconds, and at the end.
 */
import { randomUUID } from 'node:crypto'
import { exchange } from './exchange.mjs'
import { report } from './report.mjs'

/** @typedef {{ bop: string, nrBop: string, autDig: string, cookies: string[], at: number }} Registered */
/** @typedef {{ kind: string, ms: number, fault?: string }} Outcome */

const [address = '', seconds = '600', rate = '10'] = process.argv.slice(2)
/** How long after registering its paper is asked for, and how many registered reports are remembered for it. */
const papersAfterMs = 10_000
const remembered = 2000
/** @type {Registered[]} */
const registered = []
/** @type {Outcome[]} */
let outcomes = []
let acknowledged = 0
let place = 0
let underway = 0

/** Any report whose paper may be asked for. */
function oneOld() {
  const old = registered.filter(({ at }) => performance.now() - at > papersAfterMs)
  return old[Math.floor(Math.random() * old.length)]
}

async function post() {
  const begin = performance.now()
  const answer = await exchange(address, {
    method: 'POST',
    path: '/api/ocorrencia',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ ...report((place += 1)), recaptchaToken: '' }),
  })
  if (answer.status !== 201) return answer.status
  acknowledged += 1
  const { bop, nrBop, autDig } = JSON.parse(answer.body.toString('utf8'))
  registered.push({ bop, nrBop, autDig, cookies: answer.cookies, at: begin })
  if (registered.length > remembered) registered.shift()
  return 200
}

const get = async (/** @type {string} */ path, /** @type {Record<string, string>} */ headers = {}) =>
  (await exchange(address, { path, headers })).status

async function print() {
  const one = oneOld()
  if (!one) return get('/api/saude/viva')
  const { status, body } = await exchange(address, {
    path: `/api/print/${one.bop.split('.')[0]}/${one.nrBop}`,
    headers: { cookie: one.cookies.join('; ') },
  })
  return body.length > 50_000 ? status : status || 1
}

async function secondCopy() {
  const one = oneOld()
  if (!one) return get('/api/saude/viva')
  const edge = 'soak-edge'
  const { status, body } = await exchange(address, {
    method: 'POST',
    path: '/api/segunda-via',
    headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
    body: `--${edge}\r\ncontent-disposition: form-data; name="autDig"\r\n\r\n${one.autDig}\r\n--${edge}--\r\n`,
  })
  return body.subarray(0, 5).toString() === '%PDF-' ? status : status === 200 ? 1 : status
}

const validate = () => get(`/api/validar-documento/${oneOld()?.autDig ?? '7K3M-QX9T-2VHB-8RWZ'}`)
const list = () => get('/api/COMBO_LOCALIDADE/PA')
const streets = () => get(`/api/LISTA_LOGRADOURO/PA/${encodeURIComponent('magalhaes barata')}?cidade=1501402`)
const ready = () => get('/api/saude/pronta')

/** How often each is asked for, as a share of the reports. @type {[string, number, () => Promise<number>][]} */
const kinds = [
  ['report', 1, post],
  ['print', 0.5, print],
  ['second copy', 0.2, secondCopy],
  ['validation', 0.3, validate],
  ['list', 0.5, list],
  ['streets', 0.5, streets],
  ['ready', 0.1, ready],
]

/** @param {string} kind @param {() => Promise<number>} ask @param {number} meant */
async function send(kind, ask, meant) {
  underway += 1
  /** @type {string | undefined} */
  let fault
  try {
    const status = await ask()
    if (status !== 200) fault = `answered ${status}`
  } catch (error) {
    fault = error instanceof Error && 'code' in error ? String(error.code) : 'broken off'
  }
  underway -= 1
  outcomes.push({ kind, ms: performance.now() - meant, ...(fault === undefined ? {} : { fault }) })
}

const begin = performance.now()
const end = begin + Number(seconds) * 1000
const plans = kinds.map(([kind, share, ask]) => {
  const gap = 1000 / (Number(rate) * share)
  return { kind, ask, gap, next: begin + Math.random() * gap }
})

const telling = setInterval(tell, 5000)
function tell() {
  process.send?.({ acknowledged, underway, outcomes })
  outcomes = []
}

while (performance.now() < end) {
  for (const plan of plans) {
    for (; plan.next <= performance.now(); plan.next += plan.gap) void send(plan.kind, plan.ask, plan.next)
  }
  const wait = Math.max(1, Math.min(...plans.map(({ next }) => next)) - performance.now())
  await new Promise((resolve) => setTimeout(resolve, Math.min(wait, 100)))
}
while (underway > 0) await new Promise((resolve) => setTimeout(resolve, 100))
clearInterval(telling)
tell()
process.disconnect?.()
