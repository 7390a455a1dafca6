// A receiver that is told of reports (docs/integration.md). It needs Node 20 or newer and nothing else:
//   PORT=9000 STATION=https://entrega.example.org CREDENTIAL=dvr_… KEY=whpk_… node example-receiver.mjs
import { createHash, createPublicKey, verify } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

const { PORT, STATION, CREDENTIAL = '', KEY = '', FOLDER = 'boletins', ORIGINALS } = process.env
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

/** One file of a report; undefined for an original that comes with another event, or came before and was confirmed. */
async function fetched(path) {
  const answer = await fetch(`${STATION}/api/entrega/boletins/${path}`, { headers: { authorization } })
  if (path.includes('/provas/') && [404, 409].includes(answer.status)) return undefined
  if (!answer.ok) throw new Error(`fetch ${answer.status}`)
  return Buffer.from(await answer.arrayBuffer())
}

/** Fetches the report, keeps it, and confirms it: in this order, and again if the same event comes again. */
async function receive({ id, type, subject }) {
  if (type !== 'report.destroyed') {
    const report = await fetched(subject)
    await writeFile(`${FOLDER}/${subject}.json`, report)
    await writeFile(`${FOLDER}/${subject}.pdf`, await fetched(`${subject}/pdf`))
    // Only where the operator gave the right to originals (ORIGINALS=1); the name is the hash, and nothing of the citizen's.
    for (const { sha256 } of ORIGINALS ? JSON.parse(report).provas : []) {
      const original = await fetched(`${subject}/provas/${sha256}`)
      if (!original) continue
      if (createHash('sha256').update(original).digest('hex') !== sha256) throw new Error('another file')
      await writeFile(`${FOLDER}/${sha256}`, original)
    }
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
