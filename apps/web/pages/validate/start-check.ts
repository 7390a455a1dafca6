import type { CheckMessage, CheckRequest } from './check-message.ts'
import type { FileReport } from '@delegacia/pades/report'

/**
 * Checks the signatures of a file in a worker. Rejects when the file cannot be read.
 * @param onProgress is told how far it is, from 0 to 1
 * @returns the report, and what ends the work before it is there
 */
export function startCheck(
  request: CheckRequest,
  onProgress: (done: number) => void,
): { report: Promise<FileReport>; cancel: () => void } {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' })
  const report = new Promise<FileReport>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<CheckMessage>) => {
      if ('progress' in data) onProgress(data.progress)
      else if ('report' in data) resolve(data.report)
      else reject(new Error('The file could not be checked'))
    })
    worker.addEventListener('error', () => reject(new Error('The file could not be checked')))
  }).finally(() => worker.terminate())
  worker.postMessage(request)
  return { report, cancel: () => worker.terminate() }
}
