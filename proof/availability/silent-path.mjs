// @ts-check
import { connect, createServer } from 'node:net'

/**
 * A path that can lose its connections without telling anybody, as a firewall or a dead machine does: what was open stays open
 * and is never answered again; what is opened afterwards works.
 * @param {number} from @param {number} to
 */
export async function openSilentPath(from, to) {
  /** @type {Set<{ isLost: boolean, near: import('node:net').Socket, far: import('node:net').Socket }>} */
  const pairs = new Set()
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1')
    const pair = { isLost: false, near, far }
    pairs.add(pair)
    const end = () => {
      if (pair.isLost) return
      near.destroy()
      far.destroy()
      pairs.delete(pair)
    }
    for (const [one, other] of /** @type {const} */ ([
      [near, far],
      [far, near],
    ])) {
      one.on('data', (data) => pair.isLost || other.write(data))
      one.on('error', end).on('close', end)
    }
  })
  await new Promise((resolve) => server.listen(from, '127.0.0.1', () => resolve(undefined)))
  return {
    /** The database sees its clients vanish; they see nothing. */
    lose() {
      for (const pair of pairs) {
        pair.isLost = true
        pair.far.destroy()
      }
    },
    close() {
      server.close()
      for (const { near, far } of pairs) for (const socket of [near, far]) socket.destroy()
    },
  }
}
