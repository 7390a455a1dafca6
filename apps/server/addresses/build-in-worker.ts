import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { packageFolder } from '../base/platform/package-folder.ts'
import type { IndexData } from './engine/index-data.ts'

const program = join(packageFolder(import.meta.dirname), 'dist/addresses/build-worker.js')

/** The index of what the database at `url` holds; rejects when it cannot be built or the signal ends it. */
export function buildInWorker(url: string, signal: AbortSignal): Promise<IndexData> {
  if (!existsSync(program)) throw new Error('The server is not built: run "npx tsc -b apps/server"')
  const worker = new Worker(program, { workerData: { url }, execArgv: [], env: {} })
  const end = () => void worker.terminate()
  signal.addEventListener('abort', end, { once: true })
  return new Promise<IndexData>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The index was not built')))
  }).finally(() => signal.removeEventListener('abort', end))
}
