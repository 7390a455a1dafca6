import { evidenceKinds } from '@delegacia/domain/desk/evidence/accepted-types'
import { scanStates } from '@delegacia/domain/desk/evidence/scan-states'
import * as v from 'valibot'

export const manifestName = 'manifesto.json'
export const signatureName = 'manifesto.sig'
/** The report as the calls answer it; `verify` reads there whether the citizen's paper holds. */
export const reportName = 'boletim.json'

/** An original: its name as the citizen called it, its kind, and whether anybody has examined it. */
const original = v.object({
  nome: v.string(),
  tipo: v.picklist(evidenceKinds),
  recebidoEm: v.string(),
  verificacao: v.picklist(scanStates),
})

/** The list of a package's files; its signature vouches for every file through the hashes. */
export const manifest = v.object({
  formato: v.literal('delegacia-virtual/pacote'),
  versao: v.literal(1),
  numero: v.string(),
  feitoEm: v.string(),
  /** The id of the key that signed. */
  chave: v.string(),
  arquivos: v.array(
    v.object({
      nome: v.string(),
      bytes: v.number(),
      sha256: v.string(),
      original: v.optional(original),
    }),
  ),
})
export type Manifest = v.InferOutput<typeof manifest>

/** What is signed: the file as it stands, behind words that no other signature of the station begins with. */
export const signedManifest = (text: Buffer): Buffer =>
  Buffer.concat([Buffer.from('delegacia-virtual/pacote/1\n'), text])
