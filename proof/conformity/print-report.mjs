// @ts-check
/**
 * @typedef {{ id: string, says: string } & import('./promise.mjs').Outcome} Result
 * @typedef {{ station: string, version: string, at: string, results: Result[] }} Report
 */

const signs = { kept: '✓', broken: '✗', 'not tried': '–' }

/** @param {readonly Result[]} results */
const countsOf = (results) => {
  const count = (/** @type {import('./promise.mjs').State} */ state) =>
    results.filter((one) => one.state === state).length
  return `${count('kept')} kept, ${count('broken')} broken, ${count('not tried')} not tried`
}

/** For the terminal. @param {Report} report */
export const asText = ({ station, at, results }) =>
  [
    `${station}, ${at}`,
    ...results.flatMap(({ id, says, state, found }) => [
      `${signs[state]} ${id}: ${says}`,
      ...found.map((one) => `    ${one}`),
    ]),
    countsOf(results),
  ].join('\n')

const cell = (/** @type {string} */ text) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')

/** For publishing. @param {Report} report */
export const asMarkdown = ({ station, version, at, results }) => `# What this station keeps of its promises

${station}, version ${version}, tried on ${at} by \`npm run conformity\` of the Delegacia Virtual: ${countsOf(results)}.

| promise | kept | found |
| ------- | ---- | ----- |
${results.map(({ says, state, found }) => `| ${cell(says)} | ${state} | ${cell(found.join('; '))} |`).join('\n')}

A promise that was not tried is neither kept nor broken. The kit sees a station from outside: it says nothing about who reads reports,
about copies of the database, or about what happens behind a proxy.
`
