import { useEffect } from 'react'
import { dropTakenAlong } from './before/go-on-at.ts'
import { dropDraft } from './draft/draft.ts'
import { dropReceipt } from './finish/receipt.ts'

/**
 * Deletes draft and receipt when the person leaves the route; a reload, and the way to the printed report and back, keep
 * them. It belongs to the page of the route: what stands in the way of the report, such as the question for the position,
 * takes the report off the screen without anybody having left it.
 */
export function useForgetting(route: string): void {
  useEffect(
    () => () => {
      dropTakenAlong(route)
      dropDraft(route)
      if (!location.hash.startsWith('#/imprimir/')) dropReceipt(route)
    },
    [route],
  )
}
