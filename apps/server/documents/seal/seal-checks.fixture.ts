import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs an external tool on files, such as a sealed PDF, in a temporary folder. */
function inFolder<T>(files: Record<string, Uint8Array>, ask: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'seal-check-'))
  try {
    for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes)
    return ask(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export const pdfsig = (pdf: Uint8Array): string =>
  inFolder({ 'file.pdf': pdf }, (cwd) => {
    const { stdout, stderr } = spawnSync('pdfsig', ['file.pdf'], { cwd, encoding: 'utf8' })
    return stdout + stderr
  })

/** From the output of `pdfsig`. */
export const isAccepted = (report: string): boolean =>
  report.includes('Signature is Valid') && report.includes('Total document signed')

/** The two signed stretches and the signature between them, by the file's own ByteRange. */
export function signedParts(pdf: Buffer): { content: Buffer; signature: Buffer; gap: [number, number] } {
  const numbers =
    /\/ByteRange\[(\d+) (\d+) (\d+) (\d+)\]/.exec(pdf.toString('latin1'))?.slice(1).map(Number) ?? []
  const [from = 0, length = 0, second = 0, rest = 0] = numbers
  const hex = pdf.toString('latin1', length + 1, second - 1)
  return {
    content: Buffer.concat([pdf.subarray(from, length), pdf.subarray(second, second + rest)]),
    signature: Buffer.from(hex, 'hex'),
    gap: [length, second],
  }
}

/** Whether `openssl` takes the signature as CAdES of the content, by a signer that these certificates vouch for. */
export const opensslVerifies = (content: Buffer, signature: Buffer, caFile: string): boolean =>
  inFolder({ 'cms.der': signature, 'content.bin': content }, (cwd) => {
    const options = '-verify -cades -binary -inform DER -purpose any -in cms.der -content content.bin'
    const run = spawnSync('openssl', ['cms', ...options.split(' '), '-out', '/dev/null', '-CAfile', caFile], {
      cwd,
    })
    return run.status === 0
  })

/** What `openssl ts` says of a token over these bytes. */
export const timeStampReport = (token: Buffer, bytes: Buffer, caFile: string): string =>
  inFolder({ 'token.der': token, 'data.bin': bytes }, (cwd) => {
    const options = '-verify -in token.der -token_in -data data.bin'.split(' ')
    const run = spawnSync('openssl', ['ts', ...options, '-CAfile', caFile], { cwd, encoding: 'utf8' })
    return run.stdout + run.stderr
  })
