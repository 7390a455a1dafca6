import { createHash } from 'node:crypto'
import { createCmsSigner, type SignDigest } from './cms-signer.ts'
import { operatorKeys, testKeys } from './seal-keys.ts'
import { sealPdf } from './seal-pdf.ts'

export type Sealer = {
  /** True while the certificate is the self-made one: documents must say TESTE. */
  test: boolean
  /** The PDF with its electronic seal; keep these bytes, a second sealing gives others. */
  seal(pdf: Uint8Array, options: { registeredAt: Date }): Promise<{ pdf: Uint8Array; sha256: Buffer }>
}

export type SealerOptions = {
  dataDir: string
  /** SEAL_KEY and SEAL_CERTIFICATE; without both, a test certificate is made in `dataDir`. */
  keyPath?: string | undefined
  certificatePath?: string | undefined
}

/** A sealer by key files. Throws when the settings cannot seal, so that the server does not start with them. */
export async function createSealer({ dataDir, keyPath, certificatePath }: SealerOptions): Promise<Sealer> {
  if (!keyPath && !certificatePath) {
    const { key, certificates } = await testKeys(dataDir)
    return createSealerBy(createCmsSigner(key, certificates), true)
  }
  if (!keyPath || !certificatePath) throw new Error('SEAL_KEY and SEAL_CERTIFICATE must be set together')
  const { key, certificates } = await operatorKeys(keyPath, certificatePath)
  return createSealerBy(createCmsSigner(key, certificates), false)
}

/** A sealer by any signer, as one that asks an HSM; signs once to learn how much room a signature takes. */
export async function createSealerBy(sign: SignDigest, test: boolean): Promise<Sealer> {
  const trial = await sign(createHash('sha256').digest())
  // An ECDSA signature is some bytes shorter or longer each time.
  const room = trial.length + 64
  const words = {
    name: test
      ? 'Delegacia Virtual TESTE – sem valor legal'
      : 'Polícia Civil do Estado do Pará – Delegacia Virtual',
    reason: 'Selo eletrônico do boletim de ocorrência',
    location: 'Belém, Pará, Brasil',
  }
  return {
    test,
    async seal(pdf, { registeredAt }) {
      const sealed = await sealPdf(pdf, sign, { words, at: registeredAt, room })
      return { pdf: sealed, sha256: createHash('sha256').update(sealed).digest() }
    },
  }
}
