import { showToast } from '@delegacia/ui/notices/toast-store'
import { postDesk, postForFile, type SentFile } from '../api/ask-desk.ts'
import { saveFile } from '../api/save-file.ts'
import { withProof } from './proof.ts'

/** Reads the original that a second officer has signed for, once; undefined where the officer gave up. CE-16 */
export async function readOriginal(boletim: string, assinatura: string): Promise<SentFile | undefined> {
  const { evidencia } = await postDesk('/assinaturas/{assinatura}/ler', {}, { path: { assinatura } })
  const path = { boletim, evidencia: evidencia ?? '' }
  return withProof(() =>
    postForFile('/boletins/{boletim}/evidencias/{evidencia}/original', { assinatura }, { path }),
  )
}

export function saveOriginal(original: SentFile): void {
  saveFile(original)
  showToast(`Original baixado: ${original.name}. Quem registrou vê que ele foi aberto.`, {
    tone: 'good',
    seconds: 8,
  })
}
