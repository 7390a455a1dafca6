/** `/NAME` and each path that goes on with one more parameter: they may be left out, the last ones first. */
export const optionalPaths = (name: string, parameters: readonly string[]): string[] =>
  ['', ...parameters].map((_, count) =>
    ['', name, ...parameters.slice(0, count).map((parameter) => `:${parameter}`)].join('/'),
  )
