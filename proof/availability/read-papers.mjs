// @ts-check

/** How many are asked for at once. */
const atOnce = 4

/**
 * How many of these reports have no whole document at a server: it is asked for as its citizen does, with number and code, and
 * must be a PDF from its first line to its last.
 * @param {string} address @param {readonly import('./load.mjs').Acknowledged[]} reports
 */
export async function countUnreadable(address, reports) {
  const waiting = [...reports]
  let unreadable = 0
  const read = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop())
      if (!(await isWhole(address, next))) unreadable += 1
  }
  await Promise.all(Array.from({ length: atOnce }, read))
  return unreadable
}

/** @param {string} address @param {import('./load.mjs').Acknowledged} report */
async function isWhole(address, { number, code }) {
  const path = `/api/print/${number.slice(0, 3)}/${number.slice(4)}?autDig=${code}`
  const answer = await fetch(address + path, { signal: AbortSignal.timeout(30_000) }).catch(() => undefined)
  if (!answer?.ok) return false
  const { pdf } = /** @type {{ pdf: string }} */ (await answer.json())
  const text = Buffer.from(pdf, 'base64').toString('latin1')
  return text.startsWith('%PDF-') && /%%EOF\s*$/.test(text)
}
