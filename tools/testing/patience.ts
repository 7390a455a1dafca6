/** How long a test waits for what it expects, in ms: slow machines need time, not retries. Whoever needs more says so. */
export const patienceMs = 10_000
