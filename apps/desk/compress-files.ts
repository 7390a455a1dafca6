import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(?:js|css|html|svg)$/
const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Lays a .br and a .gz beside every text file, so that the server never compresses while it answers. */
export const compressFiles = (folder: string): Plugin => ({
  name: 'compress-files',
  apply: 'build',
  async closeBundle() {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name))
    await Promise.all(
      files.map(async ({ parentPath, name }) => {
        const file = join(parentPath, name)
        const content = await readFile(file)
        await writeFile(`${file}.br`, await toBrotli(content))
        await writeFile(`${file}.gz`, await toGzip(content, { level: 9 }))
      }),
    )
  },
})
