// A thread beside a decoder that may block: ends the process that takes more memory than it may.
import { parentPort, workerData } from 'node:worker_threads'

const { most } = workerData as { most: number }

function look(): void {
  if (process.memoryUsage.rss() > most) process.kill(process.pid, 'SIGKILL')
}

look()
setInterval(look, 20)
parentPort?.postMessage('watching')
