// @vitest-environment node
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'

// SE-04
test('the model of the search, its weights and all that reads them, is at most 12 KB', async () => {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      target: 'esnext',
      lib: {
        entry: join(import.meta.dirname, '../../../packages/domain/search/model.ts'),
        formats: ['es'],
        fileName: 'model',
      },
    },
  })) as Rolldown.RolldownOutput[]
  const [code] = built.flatMap(({ output }) => output.flatMap((file) => ('code' in file ? file.code : [])))
  const size = gzipSync(code ?? '').length
  expect(size).toBeGreaterThan(5 * 1024)
  expect(size).toBeLessThanOrEqual(12 * 1024)
})
