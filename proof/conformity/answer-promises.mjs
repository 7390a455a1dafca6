// @ts-check
import { judged, notTried } from './promise.mjs'
import { jsonOf } from './request.mjs'

/** @typedef {import('./promise.mjs').Promised} Promised */

/** @type {Promised} */
const ready = {
  id: 'ready',
  says: 'The station is alive and can take reports now.',
  async tryIt({ ask }) {
    const [alive, able] = [await ask('/api/saude/viva'), await ask('/api/saude/pronta')]
    const faults = []
    if (alive.status !== 200 || jsonOf(alive)?.estado !== 'viva') faults.push(`viva: ${alive.status}`)
    if (able.status !== 200 || jsonOf(able)?.estado !== 'pronta')
      faults.push(`pronta: ${able.status} ${jsonOf(able)?.motivos?.join(', ') ?? ''}`.trim())
    return judged(faults, 'viva, pronta')
  },
}

/** What an error of the station must never show: places in its code, its programs, statements. */
const leaks =
  /\bat \S+ \(|node_modules|\.[cm]?[jt]s:\d|\/(?:home|srv|opt|usr|work)\/|\b(?:postgres|kysely|fastify|select \w|ECONN)/i

/** @type {readonly (readonly [string, import('./request.mjs').Question, number])[]} */
const odd = [
  ['/api/nowhere', {}, 404],
  ['/api/ocorrencia', {}, 404],
  ['/api/acompanhar', { method: 'POST', raw: '{"numero":' }, 400],
  ['/api/validar-documento', { method: 'POST', raw: 'a=b', headers: { 'content-type': 'text/xml' } }, 415],
  ['/api/print/277/20260000019%00', {}, 404],
  ['/api/validar-documento', { method: 'POST', body: { codigo: ['x'] } }, 400],
]

/** @type {Promised} */
const errors = {
  id: 'errors',
  says: 'An error has a code and a sentence in the language of who asks, and nothing of the inside.',
  async tryIt({ ask }) {
    const faults = []
    const sentences = new Set()
    for (const [path, question, status] of odd) {
      const answer = await ask(path, {
        ...question,
        headers: { 'accept-language': 'fr', ...question.headers },
      })
      const body = jsonOf(answer)
      const name = `${question.method ?? 'GET'} ${path}`
      if (
        answer.status >= 500 ||
        (answer.status !== status && answer.status !== 404 && answer.status !== 400)
      )
        faults.push(`${name}: ${answer.status}`)
      if (
        typeof body?.erro !== 'string' ||
        typeof body?.mensagem !== 'string' ||
        Object.keys(body).length !== 2
      )
        faults.push(`${name}: not a code and a sentence`)
      if (leaks.test(answer.text)) faults.push(`${name}: it tells of the inside`)
      sentences.add(body?.mensagem)
    }
    const portuguese = jsonOf(await ask('/api/nowhere', { headers: { 'accept-language': 'pt' } }))?.mensagem
    if (sentences.has(portuguese)) faults.push('a sentence is Portuguese for who asks in French')
    return judged(faults, `${odd.length} odd requests`)
  },
}

/** @type {Promised} */
const validation = {
  id: 'validation',
  says: 'Anybody can have a document’s code checked; an unknown one says only that, and a report with faults names each.',
  async tryIt({ ask }) {
    const faults = []
    const answer = await ask('/api/validar-documento', {
      method: 'POST',
      body: { codigo: 'ABCD-1234-EFGH-5678' },
    })
    if (answer.status !== 200 || answer.text !== '{"situacao":"desconhecido"}')
      faults.push(`unknown code: ${answer.status} ${answer.text.slice(0, 80)}`)
    const empty = await ask('/api/ocorrencia', {
      method: 'POST',
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: { envolvido: [], objeto: [], fato: {}, INFO_BOP: { ID_CRIME: 3, ID_CRIME_CIDADAO: 3 } },
    })
    const issues = jsonOf(empty)?.erros
    if (
      empty.status !== 422 ||
      !Array.isArray(issues) ||
      !issues.every((one) => one.campo && one.chave && one.mensagem)
    )
      faults.push(`an empty report: ${empty.status}`)
    return judged(faults, 'an unknown code, an empty report')
  },
}

/** @type {Promised} */
const panel = {
  id: 'panel',
  says: 'Figures, interruptions and the head of the log of acts are public, without a script.',
  async tryIt({ ask }) {
    const faults = []
    const json = jsonOf(await ask('/api/painel'))
    if (!/^[\da-f]{64}$/.test(json?.registro?.hash ?? '') || !Array.isArray(json?.meses))
      faults.push('/api/painel does not tell them')
    const small = JSON.stringify(json?.meses ?? []).match(/"recebidos":\{"tipo":"exato","valor":[0-4]\}/g)
    if (small !== null) faults.push(`${small.length} numbers below five are shown`)
    if (!(await ask('/api/painel.csv')).text.startsWith('mes;numero;de;como;valor'))
      faults.push('/api/painel.csv is no table')
    const page = await ask('/painel')
    if (page.status !== 200 || /<script/i.test(page.text)) faults.push('/painel needs a script')
    return judged(faults, `${json?.meses?.length} months, head ${json?.registro?.entrada}`)
  },
}

/** A code of the right form that opens nothing. */
const wrongCode = 'ABCD-1234-EFGH-5678'
/**
 * A number of the right form that no station has given, for its year is before any of them: another at each run, so that no
 * earlier guess about it counts.
 */
function unknownNumber() {
  const digits = `2772000${String(Math.floor(Math.random() * 999_999) + 1).padStart(6, '0')}`
  let product = 10
  for (const digit of digits) product = (((product + Number(digit)) % 10 || 10) * 2) % 11
  return `${digits.slice(0, 3)}.${digits.slice(3)}${(11 - product) % 10}`
}

/** @param {readonly number[]} times */
const middle = (times) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0

/** In how many pairs of both the first is slower: about half where nothing tells them apart. @param {readonly number[]} ones @param {readonly number[]} others */
const slowerShare = (ones, others) =>
  ones.flatMap((one) => others.filter((other) => one > other)).length / (ones.length * others.length)

/** Chance alone goes beyond these about once in five hundred times. */
const [leastShare, mostShare] = [0.1, 0.9]
/** What is slower by less is the noise of the line. */
const mostRatio = 1.25

/** Wrong guesses about one report that a station answers without a wait, less one to warm up. */
export const mostSamples = 9

/** @type {Promised} */
const codes = {
  id: 'codes',
  says: 'Whoever has no code learns nothing: an unknown number and a wrong code get the same answer after the same time.',
  async tryIt({ ask, samples, registered }) {
    const report = await registered()
    if ('why' in report) return notTried(report.why)
    /** @param {string} numero */
    const guess = (numero) => ask('/api/acompanhar', { method: 'POST', body: { numero, codigo: wrongCode } })
    /** @type {[number[], number[]]} */
    const [known, unknown] = [[], []]
    const bodies = new Set()
    const nobodys = unknownNumber()
    await guess(nobodys)
    await guess(report.number)
    for (let each = 0; each < samples; each += 1)
      // Each goes first as often as the other, so that none is always behind the other.
      for (const isKnown of each % 2 === 0 ? [true, false] : [false, true]) {
        const answer = await guess(isKnown ? report.number : nobodys)
        ;(isKnown ? known : unknown).push(answer.ms)
        bodies.add(`${answer.status} ${answer.text}`)
      }
    const ratio = middle(known) / middle(unknown)
    const faults = []
    if (bodies.size !== 1 || ![...bodies][0]?.startsWith('404')) faults.push('the answers differ')
    const share = slowerShare(known, unknown)
    const times = Math.max(ratio, 1 / ratio)
    if ((share > mostShare || share < leastShare) && times > mostRatio)
      faults.push(`one takes ${times.toFixed(2)} times as long`)
    return judged(
      faults,
      `ratio ${ratio.toFixed(2)}, slower in ${Math.round(share * 100)} of 100 pairs, ${samples} answers each`,
    )
  },
}

/** @type {Promised} */
const once = {
  id: 'once',
  says: 'A report that is sent again is registered once; other answers under its key are refused.',
  async tryIt({ registered }) {
    const report = await registered()
    return 'why' in report ? notTried(report.why) : judged(report.faults, 'sent three times, one number')
  },
}

export const answerPromises = [ready, errors, validation, panel, codes, once]
