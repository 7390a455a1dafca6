// The process that Typst runs in: it is synchronous and its memory grows with every document, so that
// the printer keeps it apart from the server and replaces it now and then.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { packageFolder } from '../package-folder.ts'
import type { PrintAnswer, PrintOrder } from './print-order.ts'

const folder = join(packageFolder(import.meta.dirname), 'papers/pdf')
const fonts = ['Regular', 'Bold', 'Italic'].map((cut) =>
  readFileSync(join(folder, `fonts/NotoSans-${cut}.ttf`)),
)
const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs: fonts }] })

function print(order: PrintOrder): PrintAnswer {
  const compiled = compiler.compile({
    mainFilePath: join(folder, 'report.typ'),
    inputs: { paper: order.json },
    resetRead: true,
  })
  // Never the compiler's own message, which may quote what a person wrote.
  if (compiled.result === null) return { id: order.id, fault: 'Typst refused the template or its data' }
  const pdf = compiler.pdf(compiled.result, { pdfStandard: 'a-2a', creationTimestamp: order.createdAt })
  compiler.evictCache(3)
  return { id: order.id, pdf }
}

process.on('message', (order: PrintOrder) => {
  let answer: PrintAnswer
  try {
    answer = print(order)
  } catch {
    answer = { id: order.id, fault: 'Typst refused to write the PDF' }
  }
  process.send?.(answer)
})
process.on('disconnect', () => process.exit(0))
