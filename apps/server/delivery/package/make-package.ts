import type { DeliveredReport } from '@delegacia/contract/delivery/delivered-report'
import { packTar, type TarEntry } from 'modern-tar'
import type { DeliveryKey } from '../delivery-key.ts'
import { digestOf } from '../../platform/digest-of.ts'
import { manifestName, signatureName, signedManifest, type Manifest } from './manifest.ts'

type Parts = { content: DeliveredReport; pdf: Buffer; addenda: ReadonlyMap<string, Buffer> }

/**
 * A report in one file: document, data, the answers in their order for typing, sealed addenda, and a signed list of their
 * hashes. A plain tar, which any system opens without this program.
 */
export async function makePackage(
  { content, pdf, addenda }: Parts,
  key: DeliveryKey,
  now: Date,
): Promise<Buffer> {
  const files = new Map<string, Buffer>([
    ['boletim.pdf', pdf],
    ['boletim.json', Buffer.from(`${JSON.stringify(content, null, 2)}\n`)],
    ['campos.txt', Buffer.from(typingText(content))],
    ...[...addenda.values()].map((bytes, index) => [`adendos/${index + 1}.pdf`, bytes] as const),
  ])
  const manifest: Manifest = {
    formato: 'delegacia-virtual/pacote',
    versao: 1,
    numero: content.numero,
    feitoEm: now.toISOString(),
    chave: key.id,
    arquivos: [...files].map(([nome, bytes]) => ({
      nome,
      bytes: bytes.length,
      sha256: digestOf(bytes).toString('hex'),
    })),
  }
  const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)
  const entry = (name: string, body: Buffer): TarEntry => ({
    header: { name, size: body.length, mode: 0o600, mtime: now },
    body,
  })
  const tar = await packTar([
    entry(manifestName, text),
    entry(signatureName, Buffer.from(`${key.sign(signedManifest(text))}\n`)),
    ...[...files].map(([name, body]) => entry(name, body)),
  ])
  return Buffer.from(tar)
}

/** For whoever types it into another system: one answer a line, in order. */
const typingText = ({ numero, campos }: DeliveredReport): string =>
  [
    `Boletim ${numero}`,
    ...campos.map(({ ordem, secao, rotulo, valor }) => `${ordem}. ${secao} | ${rotulo}: ${valor}`),
  ]
    .map((line) => line.replaceAll(/\s*\n\s*/g, ' / '))
    .join('\n')
    .concat('\n')
