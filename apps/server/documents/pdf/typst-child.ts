// The process that Typst runs in: Typst is synchronous and its memory grows with every document, so that
// the printer runs it apart from the server and replaces it now and then.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { packageFolder } from '../../base/platform/package-folder.ts'
import { latinFiles, otherFiles } from './document-fonts.ts'
import type { PrintAnswer, PrintOrder } from './print-order.ts'
import { markRowLabels } from './row-labels.ts'

const folder = join(packageFolder(import.meta.dirname), 'documents/pdf')
const compilerWith = (files: readonly string[]) =>
  NodeCompiler.create({
    workspace: folder,
    fontArgs: [{ fontBlobs: files.map((file) => readFileSync(join(folder, 'fonts', file))) }],
  })
const latinCompiler = compilerWith(latinFiles)
/** Created when a document first needs it: few do, and its fonts are ten times the size of the others. */
let allCompiler: NodeCompiler | undefined

function print(order: PrintOrder): PrintAnswer {
  const compiler = order.otherScripts
    ? (allCompiler ??= compilerWith([...latinFiles, ...otherFiles]))
    : latinCompiler
  const compiled = compiler.compile({
    mainFilePath: join(folder, `${order.template}.typ`),
    inputs: { paper: order.json },
    resetRead: true,
  })
  // Never the compiler's own message, which may quote what a person wrote.
  if (compiled.result === null) return { id: order.id, error: 'Typst refused the template or its data' }
  const pdf = compiler.pdf(compiled.result, { pdfStandard: 'a-2a', creationTimestamp: order.createdAt })
  compiler.evictCache(3)
  return { id: order.id, pdf: markRowLabels(pdf) }
}

process.on('message', (order: PrintOrder) => {
  let answer: PrintAnswer
  try {
    answer = print(order)
  } catch {
    answer = { id: order.id, error: 'Typst refused to write the PDF' }
  }
  process.send?.(answer)
})
process.on('disconnect', () => process.exit(0))
