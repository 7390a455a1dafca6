import type { FastifyInstance } from 'fastify'

export type Route = { method: string; path: string }

/** Every route that an application answers, read from the router itself: what is added later is in it. */
export function routesOf(app: FastifyInstance): Route[] {
  const lines = app.printRoutes({ commonPrefix: false }).split('\n')
  return lines.flatMap((line) => {
    const [, path, methods] = /── (\S+) \(([A-Z, ]+)\)/.exec(line) ?? []
    if (path === undefined || methods === undefined) return []
    return methods.split(', ').map((method) => ({ method, path }))
  })
}

/** A path with something plausible in the place of each parameter. */
export const filled = (path: string): string =>
  path.replace(':locale', 'pt-br').replace(':uf', 'PA').replace(/:\w+/g, '1').replace('*', 'nowhere')
