import type { WorkChallenge } from '@delegacia/contract/human-check'
import Solver from 'altcha/workers/pbkdf2?worker'

type Solution = { counter: number; derivedKey: string }

/** Longest time for the work, in milliseconds: a phone that needs longer gets a new task. */
const timeoutMs = 90_000

/** More would only heat a phone. */
const mostWorkers = 4

/** Tries keys in workers until one fits, and returns it as the token. Rejects when none was found. */
export async function solveWork(challenge: WorkChallenge): Promise<string> {
  const workers = Array.from(
    { length: Math.max(1, Math.min(mostWorkers, (navigator.hardwareConcurrency ?? 2) - 1)) },
    () => new Solver(),
  )
  try {
    const solution = await Promise.any(
      workers.map((worker, place) => solutionOf(worker, { challenge, from: place, step: workers.length })),
    )
    return btoa(JSON.stringify({ challenge, solution }))
  } finally {
    for (const worker of workers) worker.terminate()
  }
}

type Share = { challenge: WorkChallenge; from: number; step: number }

function solutionOf(worker: Worker, { challenge, from, step }: Share): Promise<Solution> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Solution | { error: unknown } | null>) => {
      if (data !== null && 'counter' in data) resolve(data)
      else reject(new Error('The human check was not solved'))
    })
    worker.addEventListener('error', () => reject(new Error('The human check did not run')))
    worker.postMessage({ type: 'work', challenge, counterStart: from, counterStep: step, timeout: timeoutMs })
  })
}
