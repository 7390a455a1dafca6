import { databaseName } from './kept-ids.ts'

export const keysStore = 'chaves'
export const recordsStore = 'registros'

/** The database of this device, with the keys and the encrypted reports. Rejects where the browser has none. */
export function openDevice(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1)
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(keysStore)
      request.result.createObjectStore(recordsStore, { keyPath: 'id' })
    })
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('no database on this device')))
  })
}

/** One request in a transaction of its own; resolves once it is durable. */
export function inStore<T>(
  device: IDBDatabase,
  name: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const transaction = device.transaction(name, mode, { durability: 'strict' })
    const request = work(transaction.objectStore(name))
    transaction.addEventListener('complete', () => resolve(request.result))
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('nothing was kept')))
  })
}
