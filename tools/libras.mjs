// @ts-check
/**
 * `npm run libras`: which videos in Libras are missing in LIBRAS_DIR, or in the folder that is named, and which of its files no screen
 * asks for. After `npm run build`.
 */
import { readdir } from 'node:fs/promises'
import { compareVideos, neededOf } from './libras/needed-videos.mjs'

// Compiled by the build.
const { pageScreens, protectionScreen } = await import('@delegacia/domain/language/page-screens')
const { say } = await import('@delegacia/domain/language/text')
const { routes } = await import('@delegacia/domain/lists/routes')
const { measureLaws } = await import('@delegacia/domain/law/measure-laws')
const { newestQuestionnaire, partsFor } = await import('@delegacia/domain/risk-form/questionnaires')
const { getFlow } = await import('@delegacia/flows/crimes/flows')
const { namesOfScreen, screensOfFlow } = await import('@delegacia/flows/engine/screen-names')
const { librasVideos } = await import('../apps/server/dist/base/http/serve-libras.js')

const folder = process.argv[2] ?? process.env['LIBRAS_DIR']

const flows = await Promise.all(
  routes.map(async (route) => {
    const screens = screensOfFlow(await getFlow(route))
    return { route, screens: screens.map((one) => ({ ...one, title: say(one.title, 'pt-br') })) }
  }),
)
const questions = measureLaws.flatMap((law) =>
  partsFor(newestQuestionnaire(), law).flatMap((part) => part.questions),
)
const needed = [
  ...pageScreens.map((name) => ({ name, title: '', of: 1, also: [] })),
  ...neededOf(flows, namesOfScreen),
  ...[...new Map(questions.map(({ id, text }) => [protectionScreen(id), say(text, 'pt-br')]))].map(
    ([name, title]) => ({ name, title, of: 1, also: [] }),
  ),
]
const videos = librasVideos(folder)
const { missing, unasked } = compareVideos(needed, Object.keys(videos))

for (const { name, title, of } of missing)
  console.log([name, title, of > 1 ? `(${of} kinds of occurrence)` : ''].filter(Boolean).join('  '))
console.log(
  folder === undefined
    ? `No folder: set LIBRAS_DIR. ${needed.length} screens ask for a video.`
    : `${needed.length - missing.length} of ${needed.length} screens have a video in ${folder}`,
)

const files = folder === undefined ? [] : await readdir(folder)
const served = new Set(
  Object.entries(videos).flatMap(([name, { arquivo }]) => [arquivo, `${name}.vtt`, `${name}.jpg`]),
)
const problems = [
  ...unasked.map((name) => `${name}: no screen asks for it`),
  ...files
    .filter((file) => !served.has(file))
    .map((file) => `${file}: is not served (name, size or no video beside it)`),
  ...Object.entries(videos).flatMap(([name, { legendas }]) =>
    legendas ? [] : [`${name}: has no captions (${name}.vtt)`],
  ),
]
for (const problem of problems) console.error(`✗ ${problem}`)
process.exitCode = problems.length === 0 ? 0 : 1
