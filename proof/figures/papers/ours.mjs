// @ts-check
import { createPrinter } from '../../../apps/server/dist/documents/pdf/printer.js'

/** The station's printer. @returns {Promise<import('./contender.mjs').Print>} */
export function open() {
  const printer = createPrinter()
  return Promise.resolve((content) => printer.print(content))
}
