// @ts-check
const list = 'docs/requirements.md'
const row = /^\| ([A-Z]{2}-\d{2}) /gm
/** What a test names above itself: here also a family that does not exist is an error. */
const aboveTest = /^[ \t]*\/\/ [A-Z]{2}-\d{2}(?:, [A-Z]{2}-\d{2})*$/
const anyRow = /\b([A-Z]{2})-\d{2}\b/g

/** @param {string} text @param {number} index */
const lineAt = (text, index) => text.slice(0, index).split('\n').length

/**
 * Rows that are cited and do not stand in the list of requirements, and rows that stand there twice.
 * Two letters and two digits are a citation where the letters are a family of the list: others name roads and standards.
 * @param {import('./source-files.mjs').SourceFile[]} files
 */
export function requirementFaults(files) {
  const listed = files.find(({ path }) => path === list)?.text ?? ''
  /** @type {Set<string>} */
  const rows = new Set()
  /** @type {string[]} */
  const faults = []
  for (const { 1: id = '', index } of listed.matchAll(row)) {
    if (rows.has(id)) faults.push(`${list}:${lineAt(listed, index)}: ${id} stands twice`)
    rows.add(id)
  }
  const families = new Set([...rows].map((id) => id.slice(0, 2)))
  for (const { path, text } of files)
    for (const [index, line] of text.split('\n').entries())
      for (const [id, family = ''] of line.matchAll(anyRow))
        if (!rows.has(id) && (families.has(family) || aboveTest.test(line)))
          faults.push(`${path}:${index + 1}: ${id} is cited and does not stand in ${list}`)
  return faults
}
