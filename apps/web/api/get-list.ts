import { getJson } from './get-json.ts'

type Moment = { paths: Set<string>; bodies: Promise<ReadonlyMap<string, unknown>> }

let moment: Moment | undefined

/**
 * A public list by its path behind /api/, in the shape that the contract promises. What a screen asks for in one moment
 * comes in one call.
 */
export async function getList<T>(path: string): Promise<T> {
  moment ??= begin()
  const { paths, bodies } = moment
  paths.add(path)
  return (await bodies).get(path) as T
}

function begin(): Moment {
  const paths = new Set<string>()
  const bodies = new Promise((resolve) => setTimeout(resolve)).then(() => {
    moment = undefined
    return ask([...paths])
  })
  return { paths, bodies }
}

async function ask(paths: readonly string[]): Promise<ReadonlyMap<string, unknown>> {
  const bodies =
    paths.length === 1
      ? [await getJson(`/api/${paths[0]}`)]
      : await getJson<unknown[]>(`/api/listas?${paths.map((path) => `lista=${path}`).join('&')}`)
  return new Map(paths.map((path, place) => [path, bodies[place]]))
}
