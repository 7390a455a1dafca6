import type { QueueRowAnswer } from '@delegacia/contract/desk/queues'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useKeys } from '../../frame/use-keys.ts'

const none: readonly QueueRowAnswer[] = []

type RowKeys = {
  /** Undefined until the list is there. */
  rows: readonly QueueRowAnswer[] | undefined
  /** Where the officer was before: they are there again as soon as it is in the list. */
  first: string | undefined
  on: boolean
  onTake: (row: QueueRowAnswer) => void
  onHelp: () => void
}

/** OF-11. The place and the focus move together, so that Enter opens and a screen reader says where one is. */
export function useRowsByKey({ rows: listed, first, on, onTake, onHelp }: RowKeys) {
  const [here, setHere] = useState(first)
  const returns = useRef(first !== undefined)
  const [, go] = useLocation()
  const rows = listed ?? none
  const at = rows.findIndex(({ id }) => id === here)
  const row = rows[at]

  function move(by: 1 | -1): void {
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + by))]
    if (!next) return
    setHere(next.id)
    focusRow(next.id)
  }
  useEffect(() => {
    if (!returns.current || !listed) return
    returns.current = false
    if (row) focusRow(row.id)
  }, [listed, row])
  useKeys(
    {
      j: () => move(1),
      k: () => move(-1),
      c: () => row && onTake(row),
      r: () => row && go(`/boletins/${row.id}/mensagem`),
      '?': onHelp,
    },
    on,
  )
  return { here, setHere }
}

const focusRow = (id: string): void => document.querySelector<HTMLElement>(`[data-row="${id}"]`)?.focus()
