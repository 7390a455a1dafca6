import { type Bytes, fromHex, hexOf } from '@delegacia/pades/asn1/read-asn1'
import { readCertificate } from '@delegacia/pades/certificates/certificate'
import { checkFile } from '@delegacia/pades/check-file'
import type { CheckMessage, CheckRequest } from './check-message.ts'

/*
 * Checks one file beside the page, so that the page stays alive. The file never leaves the device; revocation lists are asked for
 * by their issuers, which many certificates have in common.
 */

const tell = (message: CheckMessage) => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  judge(data).then(
    (report) => tell({ report }),
    () => tell({ failed: true }),
  )
})

async function judge({ file, trust }: CheckRequest) {
  const bytes = new Uint8Array(await file.arrayBuffer())
  tell({ progress: 0.1 })
  return checkFile(
    bytes,
    {
      roots: trust.raizes.map((root) => readCertificate(fromBase64(root))),
      listsOf: (issuers) => listsOf(issuers, trust.listas),
      now: new Date(),
    },
    (done) => tell({ progress: 0.1 + 0.9 * done }),
  )
}

/** A list that cannot be had now is a list that is not there: the verdict says so. */
async function listsOf(issuers: readonly string[], kept: readonly string[]): Promise<Bytes[]> {
  const lists = await Promise.all(
    issuers.map(async (issuer) => {
      const digest = hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', fromHex(issuer))))
      if (!kept.includes(digest)) return []
      const answer = await fetch(`/api/assinaturas/lista/${digest}`).then(
        (response) => response.json() as Promise<{ lista: string | null }>,
      )
      return answer.lista === null ? [] : [fromBase64(answer.lista)]
    }),
  ).catch(() => [])
  return lists.flat()
}

const fromBase64 = (text: string): Bytes => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
