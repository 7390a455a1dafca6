// @ts-check

/** Between two looks, in milliseconds. */
const interval = 200

/**
 * Calls `end` when npm, which started this process, was told to end: npm passes a signal to its shell alone, and the process goes
 * on without a parent. Does nothing where npm did not start it: then a parent may leave, as after `nohup`.
 * @param {() => void} end
 */
export function whenNpmEnds(end) {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  const looking = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(looking)
    end()
  }, interval).unref()
}
