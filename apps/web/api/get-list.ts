import type { KnownList, ListAnswer, ListPath } from '@delegacia/contract/api-address'
import { getJson } from './get-json.ts'

type Batch = { paths: Set<ListPath>; bodies: Promise<ReadonlyMap<string, unknown>> }

let batch: Batch | undefined

/** A public list by its path behind /api/. What a screen requests in one moment comes in one call. */
export async function getList<P extends ListPath>(path: KnownList<P>): Promise<ListAnswer<P>> {
  batch ??= begin()
  const { paths, bodies } = batch
  paths.add(path)
  return (await bodies).get(path) as ListAnswer<P>
}

function begin(): Batch {
  const paths = new Set<ListPath>()
  const bodies = new Promise((resolve) => setTimeout(resolve)).then(() => {
    batch = undefined
    return ask([...paths])
  })
  return { paths, bodies }
}

async function ask(paths: readonly ListPath[]): Promise<ReadonlyMap<string, unknown>> {
  const bodies =
    paths.length === 1
      ? [await getJson(`/api/${paths[0] as ListPath}`)]
      : await getJson(`/api/listas?lista=${paths.join('&lista=')}`)
  return new Map(paths.map((path, place) => [path, bodies[place]]))
}
