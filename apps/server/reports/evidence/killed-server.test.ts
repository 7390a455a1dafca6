import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { pieceAt, pieceBytes } from '@delegacia/domain/desk/evidence/limits'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { afterAll, expect, test } from 'vitest'
import { createStationRunner } from '../../start/station-runner.fixture.ts'

const runner = await createStationRunner()
afterAll(async () => {
  await runner.endAll()
  runner.remove()
})

const file = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(pieceBytes * 6), Buffer.from('%%EOF')])
const sha256 = createHash('sha256').update(file).digest('hex')
const address = `${runner.address}/api/acompanhar/evidencia`

type Progress = { recebido: number; recibo?: { sha256: string; bytes: number } }

// CE-03, CE-05
test(
  'a server that is killed between and within pieces has exactly what it acknowledged',
  { timeout: 180_000 },
  async () => {
    let station = await runner.start()
    const registered = JSON.parse((await runner.post()).text) as { bop: string; autDig: string }
    const access = { numero: formatBulletinNumber(registered.bop), codigo: registered.autDig }

    async function announce(): Promise<Progress & { token: string }> {
      const body = JSON.stringify({ ...access, nome: 'laudo.pdf', bytes: file.length, sha256 })
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      return (await answer.json()) as Progress & { token: string }
    }
    async function send(token: string, at: number): Promise<Progress> {
      const answer = await fetch(address, {
        method: 'PATCH',
        headers: {
          'content-type': 'application/octet-stream',
          'upload-token': token,
          'upload-offset': String(at),
        },
        body: file.subarray(at, at + pieceAt(file.length, at)),
      })
      return (await answer.json()) as Progress
    }

    let { token, recebido: acknowledged } = await announce()
    let done: Progress['recibo']
    for (let round = 0; !done; round += 1) {
      const progress = await send(token, acknowledged)
      acknowledged = progress.recebido
      done = progress.recibo
      if (round % 3 !== 1 || done) continue
      // The next piece is on its way when the server dies: it has arrived or it has not.
      const lost = send(token, acknowledged).catch(() => undefined)
      station.child.kill('SIGKILL')
      await once(station.child, 'exit')
      await lost
      station = await runner.start()
      const again = await announce()
      token = again.token
      expect([acknowledged, Math.min(acknowledged + pieceBytes, file.length)]).toContain(again.recebido)
      acknowledged = again.recebido
      done = again.recibo
    }
    expect(done).toMatchObject({ sha256, bytes: file.length })
  },
)
