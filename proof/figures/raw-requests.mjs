// @ts-check
/** HTTP by hand: a client that understands more would take more of the processor than the servers that it measures. */
import { connect } from 'node:net'

/** @param {string} address @param {string} path */
const requestOf = (address, path) =>
  `GET ${path} HTTP/1.1\r\nhost: ${new URL(address).host}\r\naccept-encoding: gzip, deflate, br\r\n\r\n`

/** How long a whole answer is that begins these bytes; undefined while that cannot be told. @param {Buffer} bytes */
function lengthOf(bytes) {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = bytes.toString('latin1', 0, end).toLowerCase()
  const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1]
  if (length !== undefined) return end + 4 + Number(length)
  const last = bytes.indexOf('\r\n0\r\n\r\n', end)
  return last < 0 ? undefined : last + 7
}

/**
 * Connects; `ask` sends a request and resolves with the bytes of its answer.
 * @param {string} address
 */
export async function openConnection(address) {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  await new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(undefined))
    socket.once('error', reject)
  })
  /** @type {Buffer[]} */
  let parts = []
  let [had, whole] = [0, /** @type {number | undefined} */ (undefined)]
  /** @type {{ resolve: (raw: Buffer) => void, reject: (error: Error) => void } | undefined} */
  let waiting
  socket.on('data', (data) => {
    parts.push(/** @type {Buffer} */ (data))
    had += data.length
    whole ??= lengthOf(parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts))
    if (whole === undefined || had < whole) return
    const raw = Buffer.concat(parts)
    ;[parts, had, whole] = [[], 0, undefined]
    waiting?.resolve(raw)
  })
  const fail = () => waiting?.reject(new Error('The connection broke'))
  socket.on('error', fail).on('close', fail)
  return {
    /** @param {string} path @returns {Promise<Buffer>} */
    ask: (path) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        socket.write(requestOf(address, path))
      }),
    close: () => void socket.destroy(),
  }
}

/** @param {string} address @param {string} path */
export async function fetchOnce(address, path) {
  const connection = await openConnection(address)
  const raw = await connection.ask(path)
  connection.close()
  if (!raw.toString('latin1', 0, 15).startsWith('HTTP/1.1 200')) throw new Error(`${path} is not there`)
  return { raw: raw.toString('base64') }
}
