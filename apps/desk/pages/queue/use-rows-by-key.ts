import type { QueueRowAnswer } from '@delegacia/contract/desk/queues'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useKeys } from '../../frame/use-keys.ts'

type RowKeys = {
  rows: readonly QueueRowAnswer[]
  on: boolean
  onClaim: (row: QueueRowAnswer) => void
  onHelp: () => void
}

/** OF-11. The place and the focus move together, so that Enter opens and a screen reader says where one is. */
export function useRowsByKey({ rows, on, onClaim, onHelp }: RowKeys) {
  const [here, setHere] = useState<string>()
  const [, go] = useLocation()
  const at = rows.findIndex(({ id }) => id === here)
  const row = rows[at]

  function move(by: 1 | -1): void {
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + by))]
    if (!next) return
    setHere(next.id)
    document.querySelector<HTMLElement>(`[data-row="${next.id}"]`)?.focus()
  }
  useKeys(
    {
      j: () => move(1),
      k: () => move(-1),
      c: () => row && onClaim(row),
      r: () => row && go(`/boletins/${row.id}/mensagem`),
      '?': onHelp,
    },
    on,
  )
  return { here, setHere }
}
