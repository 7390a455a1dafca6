// @ts-check
/** `contender.mjs <name>`: answers `{ papers }` with the seconds that so many took, and the bytes of the last. */
import { paperContent } from './paper-content.mjs'

/** @typedef {(content: import('./paper-content.mjs').Content) => Promise<Uint8Array>} Print */

/** @type {Record<string, () => Promise<{ open: () => Promise<Print> }>>} */
const contenders = {
  ours: () => import('./ours.mjs'),
  pdfmake: () => import('./pdfmake.mjs'),
  'react-pdf': () => import('./react-pdf.mjs'),
}

const load = contenders[process.argv[2] ?? '']
if (!load) throw new Error('No such contender')
const opened = Promise.all([load().then(({ open }) => open()), paperContent()])
let place = 0

/** @param {number} papers */
async function printed(papers) {
  const [print, content] = await opened
  const begin = performance.now()
  let bytes = 0
  for (const last = place + papers; place < last; place += 1) bytes = (await print(content(place))).length
  return { seconds: (performance.now() - begin) / 1000, bytes }
}

process.on('message', (/** @type {{ papers: number }} */ { papers }) => {
  void printed(papers).then((answer) => process.send?.(answer))
})
process.once('disconnect', () => process.exit())
