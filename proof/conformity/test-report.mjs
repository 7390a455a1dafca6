// @ts-check
import { pbkdf2Sync } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { jsonOf } from './request.mjs'

/** The words by which anybody sees that it is no report; they stand in its account and in its person's name. */
const mark = 'TESTE DE CONFORMIDADE'

/** A loss of nothing by nobody. @returns {Promise<any>} */
async function markedReport() {
  const report = JSON.parse(await readFile(join(import.meta.dirname, 'marked-report.json'), 'utf8'))
  const lost = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  report.fato.datahora = `${lost} 12:00`
  report.fato.ds_datahora = `${lost.split('-').toReversed().join('/')} 12:00`
  return report
}

/**
 * The work that a station asks of a browser before it takes a report; undefined where only a browser can do it.
 * @param {import('./request.mjs').Ask} ask
 * @returns {Promise<string | null | undefined>} null if none is asked
 */
async function solvedWork(ask) {
  const check = jsonOf(await ask('/api/verificacao-humana'))
  if (check?.tipo === 'nenhuma') return null
  if (check?.tipo !== 'altcha') return undefined
  const { nonce, salt, cost, keyLength, keyPrefix } = check.desafio.parameters
  const password = Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.alloc(4)])
  for (let counter = 0; counter < 2 ** 24; counter += 1) {
    password.writeUInt32BE(counter, password.length - 4)
    const derivedKey = pbkdf2Sync(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256').toString(
      'hex',
    )
    if (!derivedKey.startsWith(keyPrefix)) continue
    const token = { challenge: check.desafio, solution: { counter, derivedKey } }
    return Buffer.from(JSON.stringify(token)).toString('base64')
  }
  return undefined
}

/**
 * Registers the marked report once and sends it again as a phone on a bad line would. Returns its number and what was wrong, or
 * why it could not be tried.
 * @param {import('./request.mjs').Ask} ask
 * @returns {Promise<{ number: string, faults: string[] } | { why: string }>}
 */
export async function registerMarked(ask) {
  const work = await solvedWork(ask)
  if (work === undefined) return { why: 'the station has a human check that only a browser can pass' }
  const report = { ...(await markedReport()), ...(work !== null && { recaptchaToken: work }) }
  const key = { 'idempotency-key': crypto.randomUUID() }
  /** @param {object} body */
  const send = (body) => ask('/api/ocorrencia', { method: 'POST', headers: key, body })
  const first = await send(report)
  const number = jsonOf(first)?.bop
  if (first.status !== 201 || typeof number !== 'string')
    return { why: `the marked report was not taken: ${first.status} ${first.text.slice(0, 200)}` }
  const faults = []
  const again = await Promise.all([send(report), send(report)])
  for (const answer of again)
    if (answer.status !== 200 || jsonOf(answer)?.bop !== number)
      faults.push(`sent again: ${answer.status} ${jsonOf(answer)?.bop}`)
  const other = await send({ ...report, relato_plain: `${report.relato_plain} ${mark}.` })
  if (other.status !== 409) faults.push(`other answers under the same key: ${other.status}`)
  return { number, faults }
}
