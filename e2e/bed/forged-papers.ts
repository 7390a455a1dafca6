import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSealer } from '../../apps/server/papers/seal/sealer.ts'

/** A file that somebody shows in place of the paper that was issued. */
export type ForgedPaper = { name: string; bytes: Buffer }

/** What may be shown in place of a paper; `another` is the genuine one of another report. */
export async function forgedPapers(genuine: Buffer, another: Buffer, at: Date): Promise<ForgedPaper[]> {
  // The seal stands in a second revision, which names where the first one's table is.
  const trailer = genuine.toString('latin1', genuine.lastIndexOf('trailer'))
  const first = Number(/\/Prev (\d+)/.exec(trailer)?.[1])
  const printed = genuine.subarray(0, genuine.indexOf('%%EOF', first) + '%%EOF'.length)
  const shadow =
    '\n1 0 obj\n<</Forged true>>\nendobj\nxref\n1 1\n0000000000 00000 n \ntrailer\n<</Size 2>>\n%%EOF\n'
  const changed = Buffer.from(genuine)
  changed.writeUInt8(changed.readUInt8(genuine.length - 10) ^ 1, genuine.length - 10)
  return [
    {
      name: 'sealed by another certificate',
      bytes: await sealedByAnother(printed, at),
    },
    { name: 'its seal cut off', bytes: printed },
    {
      name: 'a revision appended',
      bytes: Buffer.concat([genuine, Buffer.from(shadow)]),
    },
    { name: 'one byte changed', bytes: changed },
    { name: 'the genuine paper of another report', bytes: another },
    { name: 'a PDF of nobody', bytes: Buffer.from('%PDF-1.7\n%%EOF\n') },
    { name: 'a photograph', bytes: Buffer.from([0xff, 0xd8, 0xff, 0xe0]) },
  ]
}

/** By a certificate that bears our own name. */
async function sealedByAnother(printed: Buffer, registeredAt: Date): Promise<Buffer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'forger-'))
  try {
    const sealer = await createSealer({ dataDir })
    return Buffer.from((await sealer.seal(printed, { registeredAt })).pdf)
  } finally {
    rmSync(dataDir, { recursive: true })
  }
}
