/** Caches as a browser has them, by name, for answers to addresses of this origin. */
export function cacheStorage() {
  const all = new Map<string, Map<string, Response>>()
  const find = (name: string, path: string) => all.get(name)?.get(path)?.clone()
  return {
    all,
    caches: {
      keys: async () => [...all.keys()],
      delete: async (name: string) => all.delete(name),
      async match(path: string, { cacheName }: { cacheName?: string } = {}) {
        const names = cacheName === undefined ? [...all.keys()] : [cacheName]
        return names.map((name) => find(name, path)).find((found) => found !== undefined)
      },
      async open(name: string) {
        const cache = all.get(name) ?? new Map<string, Response>()
        all.set(name, cache)
        return {
          match: async (path: string) => find(name, path),
          put: async (path: string, answer: Response) => void cache.set(path, answer),
        }
      },
    },
  }
}
