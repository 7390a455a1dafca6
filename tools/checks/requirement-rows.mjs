// @ts-check
const list = 'docs/requirements.md'
const row = /^\| ([A-Z]{2,3}-\d{2}) /gm
/** The comment above a test: here an unknown family is an error too. */
const aboveTest = /^[ \t]*\/\/ [A-Z]{2,3}-\d{2}(?:, [A-Z]{2,3}-\d{2})*$/
const anyRow = /\b([A-Z]{2,3})-\d{2}\b/g
const ofTests = /[.](test|spec)[.]tsx?$|^e2e\//

/** @param {string} text @param {number} index */
const lineAt = (text, index) => text.slice(0, index).split('\n').length

/**
 * Rows that are cited but missing in the list of requirements, rows that are listed twice, and rows that no test names.
 * Two or three letters and two digits are a citation if the letters are a family of the list: others name roads and standards.
 * @param {import('./source-files.mjs').SourceFile[]} files
 */
export function requirementProblems(files) {
  const listed = files.find(({ path }) => path === list)?.text ?? ''
  /** @type {Set<string>} */
  const rows = new Set()
  /** @type {string[]} */
  const problems = []
  for (const { 1: id = '', index } of listed.matchAll(row)) {
    if (rows.has(id)) problems.push(`${list}:${lineAt(listed, index)}: ${id} is listed twice`)
    rows.add(id)
  }
  const named = new Set(
    files
      .filter(({ path }) => ofTests.test(path))
      .flatMap(({ text }) => [...text.matchAll(anyRow)].map(([id]) => id)),
  )
  for (const id of rows) if (!named.has(id)) problems.push(`${list}: no test names ${id}`)
  const families = new Set([...rows].map((id) => id.replace(/-.*/, '')))
  for (const { path, text } of files)
    for (const [index, line] of text.split('\n').entries())
      for (const [id, family = ''] of line.matchAll(anyRow))
        if (!rows.has(id) && (families.has(family) || aboveTest.test(line)))
          problems.push(`${path}:${index + 1}: ${id} is cited and missing in ${list}`)
  return problems
}
