import { parentPort, workerData } from 'node:worker_threads'
import { openDatabaseWithLongTimeouts } from '../store/database.ts'
import { buildFromDatabase } from './build-from-database.ts'
import { buffersOf } from './engine/index-data.ts'

/** Builds the index beside the server's own thread, over a connection of its own, and hands its memory over. */
const { url } = workerData as { url: string }
const db = openDatabaseWithLongTimeouts(url)
try {
  const data = await buildFromDatabase(db)
  parentPort?.postMessage(data, buffersOf(data))
} finally {
  await db.destroy()
}
