// @ts-check
const most = 300
const code = /[.](ts|tsx|mjs|cjs|css|html|typ|sql)$/
/** Lists and tables of data are as long as what they list. */
const data = /^packages\/domain\/lists\/|\/data\/|[.]data[.]ts$/

/**
 * Files of code that have grown above 300 lines.
 * @param {import('./source-files.mjs').SourceFile[]} files
 */
export function longFiles(files) {
  return files
    .filter(({ path }) => code.test(path) && !data.test(path))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > most)
    .map(({ path, lines }) => `${path}: ${lines} lines, at most ${most}; it does more than one thing`)
}
