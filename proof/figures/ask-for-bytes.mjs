// @ts-check
/** `ask-for-bytes.mjs <connections>`: answers `{ address, path, seconds }` with how often in a second that was answered. */
import { after, aSecond } from './a-second.mjs'
import { openConnection } from './raw-requests.mjs'

const connections = Number(process.argv[2] ?? 1)

/** @param {{ address: string, path: string, seconds: number }} order */
async function measure({ address, path, seconds }) {
  const opened = await Promise.all(Array.from({ length: connections }, () => openConnection(address)))
  const ask = (/** @type {(typeof opened)[number]} */ one) => async () => void (await one.ask(path))
  const rate = await aSecond(after(seconds), opened.map(ask))
  for (const one of opened) one.close()
  return rate
}

process.on('message', (/** @type {Parameters<typeof measure>[0]} */ order) => {
  void measure(order).then((rate) => process.send?.(rate))
})
process.once('disconnect', () => process.exit())
