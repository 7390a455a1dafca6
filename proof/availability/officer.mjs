// @ts-check
import { execFile } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../tools/run.mjs'

/** The six digits that an app shows now (RFC 6238). @param {string} secret in base 32 */
function codeOf(secret) {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const bytes = (bits.join('').match(/.{8}/g) ?? []).map((each) => Number.parseInt(each, 2))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const digest = createHmac('sha1', Buffer.from(bytes)).update(counter).digest()
  const place = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(place) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/**
 * Asks the desk as a browser does.
 * @param {number} port @param {string} path @param {object | undefined} body @param {string} cookie
 */
async function ask(port, path, body, cookie) {
  const headers = {
    host: `localhost:${port}`,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    cookie,
  }
  const method = body === undefined ? 'GET' : 'POST'
  const asked = request(`http://127.0.0.1:${port}/api${path}`, { method, headers })
  asked.end(body === undefined ? undefined : JSON.stringify(body))
  const [answer] = /** @type {[import('node:http').IncomingMessage]} */ (await once(asked, 'response'))
  let text = ''
  for await (const piece of answer) text += String(piece)
  if (answer.statusCode !== 200)
    throw new Error(`the desk answered ${path} with ${answer.statusCode}: ${text}`)
  return { said: JSON.parse(text), cookie: answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '' }
}

/**
 * Invites an officer, who logs in, reads a queue and opens its first reports: what each of the desk's own roles does in the
 * database. Answers how many reports were opened.
 * @param {number} port where the desk listens @param {Record<string, string>} env settings of its server
 */
export async function workAtDesk(port, env) {
  const args = [
    'invite',
    '--role',
    'atendente',
    '--unit',
    'Delegacia Virtual',
    '--name',
    'M. Lobato',
    '--registration',
    '5912345',
  ]
  const command = [join(root, 'apps/server/dist/operator/cli/desk.js'), ...args]
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    env: { PATH: process.env['PATH'], ...env },
  })
  const convite = /\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2,}\b/.exec(stdout)?.[0] ?? ''
  await listening(port)
  const { said: offered } = await ask(port, '/convite/codigo/opcoes', { convite }, '')
  const accepted = { convite, bilhete: offered.bilhete, codigo: codeOf(offered.segredo) }
  const { cookie } = await ask(port, '/convite/codigo', accepted, '')
  /** @type {{ said: { linhas: { id: string }[] } }} */
  const { said: queue } = await ask(port, '/filas/da-unidade', undefined, cookie)
  const some = queue.linhas.slice(0, 10)
  for (const { id } of some) await ask(port, `/boletins/${id}/abrir`, { motivo: 'triagem' }, cookie)
  return some.length
}

/** The desk is served within seconds of its first account. @param {number} port */
async function listening(port) {
  for (let i = 0; i < 100; i += 1) {
    const there = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    )
    if (there) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`no desk on ${port}`)
}
