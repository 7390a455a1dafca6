import { useEffect, useState } from 'react'
import { useLoad } from '../../../api/use-load.ts'
import { mayHoldReports, reserveRoom } from '../../../device/kept-ids.ts'
import css from './kept-card.module.css'

/** The reports that wait on this device, for the few who have one. */
export function LazyKeptCard({ className = '' }: { className?: string | undefined }) {
  const [wanted, setWanted] = useState<boolean>()
  const [read, setRead] = useState(false)
  // Read after the first render, which must equal the pre-rendered page.
  useEffect(() => void mayHoldReports().then(setWanted), [])
  const { state, value } = useLoad('', () => import('./kept-card.tsx'), wanted === true)
  const awaited = wanted && !read && state !== 'failed'
  // Until it is known whether something is kept, the boot script's room stays.
  useEffect(() => {
    if (awaited !== undefined) reserveRoom(awaited)
  }, [awaited])
  return (
    <div className={`${css.place} ${className}`}>
      {value && <value.KeptCard onRead={() => setRead(true)} />}
    </div>
  )
}
