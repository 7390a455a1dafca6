import { useSyncExternalStore } from 'react'
import { findTakenCode, takeCodeFromAddress } from './code-in-address.ts'

/** One arrival by a QR code; `time` distinguishes two of the same document. */
type Scan = { readonly code: string; readonly time: number }

/** The name in the history of an entry that a scan led to: all that a reload knows of it. */
export const scannedStep = 'lido'

let scan: Scan | undefined
let times = 0
const subscribers = new Set<() => void>()

function change(next: Scan | undefined): void {
  scan = next
  for (const notify of subscribers) notify()
}

/** Takes a code from the address, or one that was taken from it before this page started. True when there was one. */
export function noteScan(): boolean {
  takeCodeFromAddress()
  const code = findTakenCode()
  if (code === undefined) return false
  times += 1
  change({ code, time: times })
  return true
}

/** The code is dropped with the page that shows it: Back does not find it later. */
export function forgetScan(): void {
  change(undefined)
}

function subscribe(subscriber: () => void): () => void {
  subscribers.add(subscriber)
  return () => subscribers.delete(subscriber)
}

export const useScan = (): Scan | undefined =>
  useSyncExternalStore(
    subscribe,
    () => scan,
    () => undefined,
  )
