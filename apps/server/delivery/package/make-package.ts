import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { DeliveredReport } from '@delegacia/contract/delivery/delivered-report'
import { endingOfType } from '@delegacia/domain/desk/evidence/accepted-types'
import { createTarPacker, type TarPackController } from 'modern-tar'
import { digestOf } from '../../base/platform/digest-of.ts'
import { partsOf } from '../../base/platform/parts-of.ts'
import type { DeliveryKey } from '../delivery-key.ts'
import type { DeliveredOriginal } from '../delivered-originals.ts'
import { manifestName, reportName, signatureName, signedManifest, type Manifest } from './manifest.ts'

type Parts = {
  content: DeliveredReport
  pdf: Buffer
  addenda: ReadonlyMap<string, Buffer>
  petition?: Buffer | undefined
  /** None where only their hashes are given. */
  originals?: readonly DeliveredOriginal[]
}

type Packed = {
  name: string
  bytes: number
  sha256: string
  read: () => AsyncIterable<Buffer> | Iterable<Buffer>
  original?: Manifest['arquivos'][number]['original']
}

/**
 * A report in one file: document, data, the answers in their order for typing, sealed addenda, originals, and a signed list
 * of their hashes. A plain tar, which any system opens without this program. Originals are read while it is read, a few
 * pieces at a time; where one is not what its hash says the file breaks off, and never looks whole.
 */
export function makePackage(
  { content, pdf, addenda, petition, originals = [] }: Parts,
  key: DeliveryKey,
  now: Date,
): Readable {
  const files = [
    whole('boletim.pdf', pdf),
    whole(reportName, Buffer.from(`${JSON.stringify(content, null, 2)}\n`)),
    whole('campos.txt', Buffer.from(typingText(content))),
    ...[...addenda.values()].map((bytes, index) => whole(`adendos/${index + 1}.pdf`, bytes)),
    ...(petition ? [whole('pedido-de-medidas.pdf', petition)] : []),
    ...originals.map(packedOriginal),
  ]
  const manifest: Manifest = {
    formato: 'delegacia-virtual/pacote',
    versao: 1,
    numero: content.numero,
    feitoEm: now.toISOString(),
    chave: key.id,
    arquivos: files.map(({ name, bytes, sha256, original }) => ({
      nome: name,
      bytes,
      sha256,
      ...(original && { original }),
    })),
  }
  const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)
  const signature = Buffer.from(`${key.sign(signedManifest(text))}\n`)
  return tarOf([whole(manifestName, text), whole(signatureName, signature), ...files], now)
}

const whole = (name: string, body: Buffer): Packed => ({
  name,
  bytes: body.length,
  sha256: digestOf(body).toString('hex'),
  read: () => [body],
})

/** Of a stranger's name nothing but its ending, which is one of the few that are taken; the list says the rest. */
function packedOriginal({ file, read }: DeliveredOriginal, index: number): Packed {
  const { name, kind, mediaType, bytes, receivedAt, scan } = file
  const sha256 = file.sha256.toString('hex')
  const ending = endingOfType(mediaType)
  return {
    name: `originais/${String(index + 1).padStart(2, '0')}-${sha256.slice(0, 12)}.${ending}`,
    bytes,
    sha256,
    read,
    original: { nome: name, tipo: kind, recebidoEm: receivedAt.toISOString(), verificacao: scan },
  }
}

function tarOf(files: readonly Packed[], now: Date): Readable {
  const { readable, controller } = createTarPacker()
  const pack = async () => {
    for (const file of files) await add(controller, file, now)
    controller.finalize()
  }
  pack().catch((error: unknown) => controller.error(error))
  return Readable.from(partsOf(readable), { objectMode: false })
}

async function add(
  controller: TarPackController,
  { name, bytes, sha256, read }: Packed,
  mtime: Date,
): Promise<void> {
  const writer = controller.add({ name, size: bytes, mode: 0o600, mtime }).getWriter()
  const hash = createHash('sha256')
  for await (const part of read()) {
    hash.update(part)
    await writer.write(part)
  }
  if (hash.digest('hex') !== sha256) throw new Error('An original is not what its hash says')
  await writer.close()
}

/** For anybody who types it into another system: one answer a line, in order. */
const typingText = ({ numero, campos }: DeliveredReport): string =>
  [
    `Boletim ${numero}`,
    ...campos.map(({ ordem, secao, rotulo, valor }) => `${ordem}. ${secao} | ${rotulo}: ${valor}`),
  ]
    .map((line) => line.replaceAll(/\s*\n\s*/g, ' / '))
    .join('\n')
    .concat('\n')
