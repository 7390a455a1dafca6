import type { FastifyInstance } from 'fastify'

export type Route = { method: string; path: string }

/** Every route that an application answers, read from the router itself: what is added later is in it. */
export function routesOf(app: FastifyInstance): Route[] {
  // A branch of the printed tree names only what follows its parent, and a parameter by the names it has in all its routes.
  const parents: { depth: number; path: string }[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, own, methods = ''] = /── (\S+)(?: \(([A-Z, ]+)\))?/.exec(line) ?? []
      if (own === undefined) return []
      const depth = line.indexOf('── ')
      while ((parents.at(-1)?.depth ?? -1) >= depth) parents.pop()
      const path = `${parents.at(-1)?.path ?? ''}${own.replace(/\|:\w+/g, '')}`
      parents.push({ depth, path })
      return methods === '' ? [] : methods.split(', ').map((method) => ({ method, path }))
    })
}

/** A path with something plausible in the place of each parameter. */
export const filled = (path: string): string =>
  path.replace(':locale', 'pt-br').replace(':uf', 'PA').replace(/:\w+/g, '1').replace('*', 'nowhere')
