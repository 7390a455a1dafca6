import { showToast } from '@delegacia/ui/notices/toast-store'

/** Puts a text on the clipboard and says so, or what to do where the browser does not. */
export async function copyText(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast(said, { tone: 'good' })
  } catch {
    showToast('O navegador não copiou. Marque o texto e copie com Ctrl+C.', { tone: 'bad', seconds: 8 })
  }
}
