import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { look, ok, wrong, type Finding } from './finding.ts'

type Manifest = { engines?: { node?: string }; dependencies?: Record<string, string> }

const read = (path: string): Manifest & { version?: string } => JSON.parse(readFileSync(path, 'utf8'))
const parts = (version: string) =>
  version
    .replace(/^[^\d]*/, '')
    .split('.')
    .map(Number)

function isAtLeast(version: string, least: string): boolean {
  const [[a = 0, b = 0], [c = 0, d = 0]] = [parts(version), parts(least)]
  return a > c || (a === c && b >= d)
}

/** The version of Node that the container has and the documentation recommends. */
export const recommendedNode = 24

/** The last day of support of the versions that the station runs on (https://github.com/nodejs/release). */
const supportedUntil: Record<number, string> = { 20: '2026-04-30', 22: '2027-04-30', 24: '2028-04-30' }

function checkNode(version: string, least: string, now: Date): Finding {
  const install = `install Node ${recommendedNode}`
  if (!isAtLeast(version, least)) return wrong('node', `${version}, and ${least} is needed`, install)
  const until = supportedUntil[parts(version)[0] ?? 0]
  if (until === undefined || now.toISOString().slice(0, 10) <= until) return ok('node', version)
  return look('node', `${version} runs the station, and has had no security updates since ${until}`, install)
}

/** Node, the packages and what was built, in the root of an installed station. */
export function checkBuild(root: string, now: Date, nodeVersion = process.version): Finding[] {
  const least = read(join(root, 'package.json')).engines?.node ?? '0'
  const { dependencies = {} } = read(join(root, 'apps/server/package.json'))
  const unlike = Object.entries(dependencies).filter(([name, version]) => {
    const places = ['apps/server/node_modules', 'node_modules'].map((folder) =>
      join(root, folder, name, 'package.json'),
    )
    const found = places.find((place) => existsSync(place))
    return found === undefined || read(found).version !== version
  })
  const missing = [
    'apps/server/dist/main.js',
    'apps/web/dist/index.html',
    'apps/desk/dist/index.html',
  ].filter((path) => !existsSync(join(root, path)))
  return [
    checkNode(nodeVersion, least, now),
    unlike.length === 0
      ? ok('packages', `${Object.keys(dependencies).length} as the station names them`)
      : wrong('packages', `other versions, or none: ${unlike.map(([name]) => name).join(', ')}`, 'npm ci'),
    missing.length === 0
      ? ok('build', 'server, portal and desk')
      : wrong('build', `missing: ${missing.join(', ')}`, 'npm run build'),
  ]
}
