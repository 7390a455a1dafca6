import {
  canNoteLoss,
  hasDatabase,
  markHeld,
  noteKept,
  noteLoss,
  type KeptReport,
  type Loss,
} from './kept-ids.ts'
import { inStore, keysStore, openDevice, recordsStore } from './device-database.ts'
import { sendingOf } from './sending-of.ts'

/** How long a report stays on a device, in days from its last change, unless it waits for its answer. */
export const keptDays = 7

const dayMs = 86_400_000

/** A report as it lies on the device: readable is only when it ends, which is not said of one that waits. */
type KeptRecord = { id: string; until: number; iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer }

const keyName = 'registros'

const text = { encode: new TextEncoder(), decode: new TextDecoder() }

/** When a report that was last changed then leaves the device. */
export const endOf = ({ savedAt }: Pick<KeptReport, 'savedAt'>): Date => new Date(savedAt + keptDays * dayMs)

/** Whether this browser can keep anything: all that is used here is there, which needs a secure address. */
export const canKeep = (): boolean => 'locks' in navigator && 'indexedDB' in globalThis && 'subtle' in crypto

/**
 * Works with the device, one after another in all tabs: what was erased must not come back with a write that was begun before. Gives
 * nothing where nothing was ever kept, unless the work makes the database.
 */
const inOrder = <T>(makes: boolean, work: (device: IDBDatabase) => Promise<T>): Promise<T | undefined> =>
  navigator.locks.request('aparelho', async () => {
    if (!makes && !(await hasDatabase())) return undefined
    const device = await openDevice()
    try {
      return await work(device)
    } finally {
      device.close()
    }
  })

/**
 * Keeps a report on this device, encrypted. With `first` it is new there; without, one that has been erased meanwhile, by another
 * tab or after its time, stays erased. Returns whether it is kept; rejects where the browser keeps nothing.
 */
export const keepReport = async (report: KeptReport, first: boolean): Promise<boolean> =>
  (await inOrder(first, async (device) => {
    const key = await keyOf(device, first)
    const known = first || (await inStore(device, recordsStore, 'readonly', (store) => store.get(report.id)))
    if (!key || !known) return false
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const data = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv, additionalData: text.encode.encode(report.id) },
      key,
      text.encode.encode(JSON.stringify(report)),
    )
    const record: KeptRecord = { id: report.id, until: endOf(report).getTime(), iv, data }
    await inStore(device, recordsStore, 'readwrite', (store) => store.put(record))
    markHeld(true)
    return true
  })) ?? false

/**
 * The reports on this device, the newest first; what is past its time or cannot be read is erased, and the home says so. A service
 * worker leaves that to a page: it could tell nobody.
 */
export const keptReports = async (): Promise<KeptReport[]> =>
  (await inOrder(false, async (device) => {
    const records = await inStore<KeptRecord[]>(device, recordsStore, 'readonly', (store) => store.getAll())
    const key = await keyOf(device, false)
    const found = await Promise.all(records.map((record) => readRecord(record, key)))
    const reports = found.filter((one) => typeof one === 'object')
    if (canNoteLoss()) {
      for (const [place, { id }] of records.entries()) {
        const loss = found[place]
        if (typeof loss !== 'string') continue
        noteLoss(loss)
        await inStore(device, recordsStore, 'readwrite', (store) => store.delete(id))
      }
      if (reports.length === 0) await forgetKey(device)
    }
    return reports.toSorted((one, other) => other.savedAt - one.savedAt)
  })) ?? []

/** Erases one report from this device, and the key with the last of them. */
export function eraseReport(id: string): Promise<void> {
  noteKept(id)
  return inOrder(false, async (device) => {
    await inStore(device, recordsStore, 'readwrite', (store) => store.delete(id))
    const left = await inStore(device, recordsStore, 'readonly', (store) => store.count())
    if (left === 0) await forgetKey(device)
  })
}

/** What is kept under a record, or why that is lost. What waits for its answer has no end: the station may have it. */
async function readRecord(
  { id, until, iv, data }: KeptRecord,
  key: CryptoKey | undefined,
): Promise<KeptReport | Loss> {
  const isOver = until < Date.now()
  try {
    if (!key) throw new Error('the key of this device is gone')
    const additionalData = text.encode.encode(id)
    const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, data)
    const report = JSON.parse(text.decode.decode(opened)) as KeptReport
    return isOver && !sendingOf(report.draft)?.waiting ? 'expirado' : report
  } catch {
    return isOver ? 'expirado' : 'ilegivel'
  }
}

/** The key of this device, which no script can read out; made when something is kept for the first time. */
async function keyOf(device: IDBDatabase, make: boolean): Promise<CryptoKey | undefined> {
  const found = await inStore<CryptoKey | undefined>(device, keysStore, 'readonly', (store) =>
    store.get(keyName),
  )
  if (found || !make) return found
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  await inStore(device, keysStore, 'readwrite', (store) => store.add(made, keyName))
  return made
}

async function forgetKey(device: IDBDatabase): Promise<void> {
  await inStore(device, keysStore, 'readwrite', (store) => store.delete(keyName))
  markHeld(false)
}
