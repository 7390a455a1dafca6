import { createHash } from 'node:crypto'
import { faultLine, type Log } from '../../base/platform/log.ts'
import { noTimeStamp, TimeStampError, type TimeStamp } from '../time-stamp/time-stamp.ts'
import { createCmsSigner, type SignDigest } from './cms-signer.ts'
import { operatorKeys, testKeys } from './seal-keys.ts'
import { sealPdf } from './seal-pdf.ts'
import { signatureValueOf, withTimeStampToken } from './attach-time-stamp.ts'

export type Sealer = {
  /** True for the self-made test certificate: documents must say TESTE. */
  test: boolean
  /**
   * The PDF with its electronic seal; keep these bytes, since a second sealing gives others. Rejects with `TimeStampError`
   * while there is no trusted time and the document can wait for one.
   */
  seal(pdf: Uint8Array, moment: SealMoment): Promise<{ pdf: Uint8Array; sha256: Buffer }>
}

export type SealMoment = {
  /** Now, by the station's own clock: what the signature claims. */
  at: Date
  /** Since when the document has been waited for. */
  awaitedSince: Date
}

/** The authority that attests the time of a seal, and the log for documents that were sealed without it. */
export type TrustedTime = { timeStamp: TimeStamp; log: Log }
const ownTime: TrustedTime = { timeStamp: noTimeStamp, log: () => undefined }

/** After this a document is sealed with the station's own time rather than not at all (decision 0021). */
export const longestWaitForTime = 5 * 60_000

export type SealerOptions = {
  dataDir: string
  /** SEAL_KEY and SEAL_CERTIFICATE; without both, a test certificate is made in `dataDir`. */
  keyPath?: string | undefined
  certificatePath?: string | undefined
  /** TSA_URL; without it seals hold the station's own time. */
  trustedTime?: TrustedTime
}

/** A sealer by key files. Throws when the settings cannot seal, so that the server does not start with them. */
export async function createSealer(options: SealerOptions): Promise<Sealer> {
  const { dataDir, keyPath, certificatePath, trustedTime } = options
  if (!keyPath && !certificatePath) {
    const { key, certificates } = await testKeys(dataDir)
    return createSealerBy(createCmsSigner(key, certificates), true, trustedTime)
  }
  if (!keyPath || !certificatePath) throw new Error('SEAL_KEY and SEAL_CERTIFICATE must be set together')
  const { key, certificates } = await operatorKeys(keyPath, certificatePath)
  return createSealerBy(createCmsSigner(key, certificates), false, trustedTime)
}

/** A sealer by any signer, for example an HSM; signs once to learn how much room a signature takes. */
export async function createSealerBy(
  sign: SignDigest,
  test: boolean,
  { timeStamp, log }: TrustedTime = ownTime,
): Promise<Sealer> {
  const trial = await sign(createHash('sha256').digest())
  // An ECDSA signature is some bytes shorter or longer each time.
  const ownRoom = trial.length + 64
  const texts = {
    name: test
      ? 'Delegacia Virtual TESTE – sem valor legal'
      : 'Polícia Civil do Estado do Pará – Delegacia Virtual',
    reason: 'Selo eletrônico do boletim de ocorrência',
    location: 'Belém, Pará, Brasil',
  }

  const signWithTime: SignDigest = async (digest) => {
    const cms = await sign(digest)
    if (timeStamp.room === 0) return cms
    const token = await timeStamp.stamp(signatureValueOf(cms))
    return token === undefined ? cms : withTimeStampToken(cms, token)
  }

  async function sealWithTime(pdf: Uint8Array, at: Date): Promise<Buffer> {
    const { room } = timeStamp
    const seal = () => sealPdf(pdf, signWithTime, { texts, at, room: ownRoom + timeStamp.room })
    // The first token shows how long this authority's tokens are: the second seal has room for one.
    return seal().catch((error: unknown) => {
      if (timeStamp.room <= room) throw error
      return seal()
    })
  }

  return {
    test,
    async seal(pdf, { at, awaitedSince }) {
      const sealed = await sealWithTime(pdf, at).catch((error: unknown) => {
        const canWait = at.getTime() - awaitedSince.getTime() < longestWaitForTime
        if (!(error instanceof TimeStampError) || canWait) throw error
        log(faultLine('time stamp', error))
        log({ event: 'seal', time: 'own' })
        return sealPdf(pdf, sign, { texts, at, room: ownRoom })
      })
      return { pdf: sealed, sha256: createHash('sha256').update(sealed).digest() }
    },
  }
}
