import { useEffect, useState } from 'react'
import { useLoad } from '../../../api/use-load.ts'
import { mayHoldReports } from '../../../device/kept-ids.ts'

/** The reports that wait on this device, for the few who have one. */
export function LazyKeptCard() {
  const [wanted, setWanted] = useState(false)
  // Read after the first render, which must equal the pre-rendered page.
  useEffect(() => void mayHoldReports().then(setWanted), [])
  const { value } = useLoad('', () => import('./kept-card.tsx'), wanted)
  return value && <value.KeptCard />
}
