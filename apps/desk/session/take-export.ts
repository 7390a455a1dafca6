import { showToast } from '@delegacia/ui/notices/toast-store'

export type BegunExport = { boletim: string; id: string }

/**
 * Has the browser download the package of an export that has begun, straight to its disk: it may be 400 MB, and the page
 * never holds it.
 */
export function takePackage({ boletim, id }: BegunExport): void {
  const link = document.createElement('a')
  link.href = `/api/boletins/${boletim}/exportar/${id}/pacote`
  link.download = ''
  link.click()
  showToast('O navegador está baixando o pacote.', { tone: 'good', seconds: 8 })
}
