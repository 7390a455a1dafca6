// @ts-check
/**
 * Each works again and again, all at once, until it is over; how often they were done in a second.
 * @param {() => boolean} isOver @param {readonly (() => Promise<void>)[]} workers
 */
export async function aSecond(isOver, workers) {
  const begin = performance.now()
  let done = 0
  const keepOn = async (/** @type {() => Promise<void>} */ work) => {
    while (!isOver()) {
      await work()
      done += 1
    }
  }
  await Promise.all(workers.map(keepOn))
  return done / ((performance.now() - begin) / 1000)
}

/** @param {number} seconds */
export function after(seconds) {
  const end = performance.now() + seconds * 1000
  return () => performance.now() >= end
}
