import type { Page } from '@playwright/test'

/** The processor of the page's own thread, so many times slower than this machine's. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: times })
}

const [begin, end] = ['tasks begin', 'tasks end'] as const

/**
 * How long the tasks of the page's own thread took while `act` ran, the longest first: in milliseconds of processor time, so
 * that nothing else on the machine is counted: by the clock on the wall one press took 90 ms alone and 245 beside two other
 * tests. The throttle spins on the same thread, so that a loop of 13 ms takes 80 to 95 under a factor of six; limits grow
 * with a piece of the browser's own work in the same page, and never shrink. The Long Tasks API counts by the wall clock,
 * above 50 ms only. What takes too long belongs into a worker, or into pieces between which the page has its turn. A browser
 * that tells a page its own processor time would make us decide again. `act` uses `press`, `appears` and keys: Playwright's
 * locators search a page with long scripts of their own, which would be counted.
 */
export async function tasksWhile(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  const browser = page.context().browser()
  if (!browser) throw new Error('only a browser of its own can be traced')
  await browser.startTracing(page, {
    categories: ['blink.user_timing', 'disabled-by-default-devtools.timeline'],
  })
  await page.evaluate((name) => void performance.mark(name), begin)
  await act().catch(async (error: unknown) => {
    await browser.stopTracing()
    throw error
  })
  await page.evaluate((name) => void performance.mark(name), end)
  const trace = await browser.stopTracing()
  return tasksBetween(JSON.parse(trace.toString()) as Trace)
}

/** Times in microseconds. */
type Trace = {
  traceEvents: readonly { name: string; pid: number; tid: number; ts: number; tdur?: number }[]
}

function tasksBetween({ traceEvents }: Trace): number[] {
  const [first, last] = [begin, end].map((mark) => traceEvents.find(({ name }) => name === mark))
  if (!first || !last) throw new Error('the trace lacks the marks of the page')
  return traceEvents
    .filter(
      ({ name, pid, tid, ts }) =>
        name === 'RunTask' && pid === first.pid && tid === first.tid && ts > first.ts && ts < last.ts,
    )
    .map(({ tdur = 0 }) => tdur / 1000)
    .toSorted((one, other) => other - one)
}

/** Waits until the page has such an element with that text in it, without searching it again and again. */
export const appears = (page: Page, selector: string, text = ''): Promise<void> =>
  page.evaluate(
    ([wanted, words]) =>
      new Promise((resolve) => {
        const isThere = () =>
          [...document.querySelectorAll(wanted)].some(({ textContent }) => textContent.includes(words))
        const watch = new MutationObserver(() => {
          if (!isThere()) return
          watch.disconnect()
          resolve()
        })
        watch.observe(document, { subtree: true, childList: true, characterData: true })
        if (isThere()) resolve()
      }),
    [selector, text] as const,
  )

/** Presses the first such element with that text in it, once it is there. */
export async function press(page: Page, selector: string, text = ''): Promise<void> {
  await appears(page, selector, text)
  const { x, y } = await page.evaluate(
    ([wanted, words]) => {
      const found = [...document.querySelectorAll(wanted)].find(({ textContent }) =>
        textContent.includes(words),
      )
      found?.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = found?.getBoundingClientRect() ?? new DOMRect()
      return { x: left + width / 2, y: top + height / 2 }
    },
    [selector, text] as const,
  )
  await page.mouse.click(x, y)
}

/**
 * A piece of work of 200 ms on a phone six times slower than the machine that the limit was set on, in milliseconds of the
 * present one: on a slower machine everything else in the page takes as much longer as it does.
 */
export async function workOf200(page: Page): Promise<number> {
  const work = () =>
    page.evaluate(() => {
      // The browser's own code: how long a script takes depends on when it is compiled.
      const text = JSON.stringify(
        Array.from({ length: 1000 }, (_, place) => ({ place, name: `Rua ${place}` })),
      )
      for (let round = 0; round < 250; round++) JSON.parse(text)
    })
  const [, second = 0] = await tasksWhile(page, async () => {
    await work()
    await work()
    await work()
  })
  return second
}
