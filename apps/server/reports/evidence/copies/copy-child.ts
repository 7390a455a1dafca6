// The process in which files of strangers are decoded: one process a file, so that nothing of one meets the next.
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { CopyAnswer, CopyOrder } from './copy-order.ts'

const most = Number(process.argv[2])
const watch = new Worker(join(import.meta.dirname, 'memory-watch.js'), { workerData: { most } })
try {
  // Where memory runs out all the same, Linux ends this process first.
  writeFileSync('/proc/self/oom_score_adj', '1000')
} catch {
  // Other systems have no such file.
}

const watching = once(watch, 'message')

async function copy({ kind, bytes }: CopyOrder): Promise<CopyAnswer> {
  await watching
  if (kind === 'foto') {
    const { copyPicture } = await import('./copy-picture.ts')
    const pages = await copyPicture(bytes)
    return { pages, total: pages.length }
  }
  const { copyPdf } = await import('./copy-pdf.ts')
  return copyPdf(bytes)
}

process.once('message', (order: CopyOrder) => {
  copy(order)
    // Never the decoder's own words, which may quote the file.
    .catch((): CopyAnswer => ({ error: 'unreadable' }))
    .then((answer) => process.send?.(answer))
    .catch(() => process.exit(1))
})
process.on('disconnect', () => process.exit(0))
