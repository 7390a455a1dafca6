import type { QueueRowAnswer } from '@delegacia/contract/desk/queues'
import { showToast } from '@delegacia/ui/notices/toast-store'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { postDesk } from '../../api/ask-desk.ts'
import { sentenceOf } from '../../api/desk-error.ts'
import type { QueueNow } from './use-queue.ts'

/** Claims a report from the list, or gives it back; whoever was slower is told, and the list is looked at again. */
export function useClaim({ change, reload }: Pick<QueueNow, 'change' | 'reload'>) {
  const [, go] = useLocation()
  const [claiming, setClaiming] = useState<string>()

  async function attempt(id: string, work: () => Promise<void>): Promise<void> {
    setClaiming(id)
    try {
      await work()
    } catch (error) {
      showToast(sentenceOf(error), { tone: 'bad', seconds: 8 })
      reload()
    } finally {
      setClaiming(undefined)
    }
  }

  const claim = ({ id, versao, numero, posse }: QueueRowAnswer) =>
    attempt(id, async () => {
      const path = posse?.minha ? '/boletins/{boletim}/soltar' : '/boletins/{boletim}/pegar'
      const now = await postDesk(path, {}, { path: { boletim: id }, version: versao })
      const update = (rows: readonly QueueRowAnswer[]) =>
        rows.map((row) => (row.id === id ? { ...row, ...now, posse: now.posse } : row))
      change((shown) => ({ ...shown, urgent: update(shown.urgent), rows: update(shown.rows) }))
      const said = now.posse?.minha ? `${numero} está com você.` : `${numero} voltou à fila.`
      showToast(said, { tone: 'good' })
    })

  /** What is archived is claimed and opened at what opens it again: nothing changes before it was read. */
  const reopen = ({ id, versao }: QueueRowAnswer) =>
    attempt(id, async () => {
      await postDesk('/boletins/{boletim}/pegar', {}, { path: { boletim: id }, version: versao })
      go(`/boletins/${id}/reabrir`)
    })
  return {
    claiming,
    claim: (row: QueueRowAnswer) => void claim(row),
    reopen: (row: QueueRowAnswer) => void reopen(row),
  }
}
