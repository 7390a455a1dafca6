import { parentPort, workerData } from 'node:worker_threads'
import { openDatabaseWithLongTimeouts } from '../store/connection/database.ts'
import { buildFromDatabase } from './build-from-database.ts'
import { buffersOf } from './engine/index-data.ts'

/** Builds the index in a thread of its own, over its own connection, and transfers its memory to the server's thread. */
const { url } = workerData as { url: string }
const db = openDatabaseWithLongTimeouts(url)
try {
  const data = await buildFromDatabase(db)
  parentPort?.postMessage(data, buffersOf(data))
} finally {
  await db.destroy()
}
