// A receiver that is told of reports (docs/integration.md). It needs Node 20 and nothing else:
//   PORT=9000 STATION=https://entrega.example.org CREDENTIAL=dvr_… KEY=whpk_… node example-receiver.mjs
import { createPublicKey, verify } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

const { PORT, STATION, CREDENTIAL = '', KEY = '', FOLDER = 'boletins' } = process.env
const der = Buffer.concat([
  Buffer.from('302a300506032b6570032100', 'hex'),
  Buffer.from(KEY.replace('whpk_', ''), 'base64'),
])
const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
const authorization = `Bearer ${CREDENTIAL}`

/** Whether the station signed this within the last five minutes. */
function isGenuine(headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signatures = '' } = headers
  if (Math.abs(Date.now() / 1000 - Number(time)) > 300) return false
  const signed = Buffer.from(`${id}.${time}.${body}`)
  return signatures
    .split(' ')
    .some((one) => one.startsWith('v1a,') && verify(null, signed, key, Buffer.from(one.slice(4), 'base64')))
}

/** Fetches the report, keeps it, and confirms it: in this order, and again if the same event comes again. */
async function receive({ id, type, subject }) {
  if (type !== 'report.destroyed')
    for (const [path, name] of [
      ['', 'json'],
      ['/pdf', 'pdf'],
    ]) {
      const answer = await fetch(`${STATION}/api/entrega/boletins/${subject}${path}`, {
        headers: { authorization },
      })
      if (!answer.ok) throw new Error(`fetch ${answer.status}`)
      await writeFile(`${FOLDER}/${subject}.${name}`, Buffer.from(await answer.arrayBuffer()))
    }
  const body = JSON.stringify({ evento: id, recibo: `EX-${subject.slice(-7)}` })
  const headers = { authorization, 'content-type': 'application/json' }
  const answer = await fetch(`${STATION}/api/entrega/recibos`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`confirm ${answer.status}`)
}

await mkdir(FOLDER, { recursive: true })
createServer((request, response) => {
  const answer = (status) => response.writeHead(status).end()
  text(request)
    .then((body) => (isGenuine(request.headers, body) ? receive(JSON.parse(body)).then(() => 204) : 401))
    .then(answer, () => answer(503))
}).listen(Number(PORT), '127.0.0.1', () => process.stdout.write(`listening on ${PORT}\n`))
