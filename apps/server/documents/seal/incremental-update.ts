import type { PdfFile } from './pdf-file.ts'

export type ChangedObject = { number: number; body: string }

/** The PDF with new and changed objects and a second cross-reference table appended; the existing bytes stay unchanged. */
export function appendObjects(file: PdfFile, objects: readonly ChangedObject[]): Buffer {
  const parts = [file.bytes.at(-1) === 0x0a ? '' : '\n']
  let at = file.bytes.length + (parts[0]?.length ?? 0)
  const places: { number: number; at: number }[] = []
  for (const { number, body } of objects) {
    const written = `${number} 0 obj\n${body}\nendobj\n`
    places.push({ number, at })
    parts.push(written)
    at += written.length
  }
  const size = Math.max(file.size, ...objects.map((object) => object.number + 1))
  parts.push(
    `xref\n${crossReference(places)}`,
    `trailer\n<</Size ${size}/Root ${file.rootNumber} 0 R/Prev ${file.crossReferenceAt}${file.carriedOn}>>\n`,
    `startxref\n${at}\n%%EOF\n`,
  )
  return Buffer.concat([file.bytes, Buffer.from(parts.join(''), 'latin1')])
}

/** One subsection for each run of neighbouring numbers; each line has exactly 20 bytes. */
function crossReference(places: readonly { number: number; at: number }[]): string {
  const runs: { number: number; at: number }[][] = []
  for (const place of places.toSorted((one, other) => one.number - other.number)) {
    const run = runs.at(-1)
    if (run !== undefined && run.at(-1)?.number === place.number - 1) run.push(place)
    else runs.push([place])
  }
  return runs
    .map(
      (run) =>
        `${run[0]?.number} ${run.length}\n` +
        run.map(({ at }) => `${String(at).padStart(10, '0')} 00000 n \n`).join(''),
    )
    .join('')
}
