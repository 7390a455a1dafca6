import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { LibrasVideo } from '@delegacia/contract/front-end'
import { librasRoot } from '@delegacia/domain/language/page-screens'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** By the name of their screen. */
export type LibrasVideos = Readonly<Record<string, LibrasVideo>>

const videoName = /^([a-z\d][a-z\d_-]{0,79})[.](?:mp4|webm)$/
/** More than a phone should be asked to load for one screen, in bytes. */
const largest = 50_000_000

/**
 * The videos in Libras of a folder, by the screen that their file is named after; links and other names are no video. Where a screen
 * has two, that which every browser plays.
 */
export function librasVideos(folder: string | undefined): LibrasVideos {
  if (folder === undefined) return {}
  const inside = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile())
  const names = new Set(inside.map(({ name }) => name).toSorted())
  const videos: Record<string, LibrasVideo> = {}
  for (const arquivo of names) {
    const [, screen] = videoName.exec(arquivo) ?? []
    if (screen === undefined || screen in videos) continue
    const bytes = statSync(join(folder, arquivo)).size
    if (bytes === 0 || bytes > largest) continue
    videos[screen] = {
      arquivo,
      bytes,
      legendas: names.has(`${screen}.vtt`),
      capa: names.has(`${screen}.jpg`),
    }
  }
  return videos
}

/**
 * Serves these videos, in the parts that a browser asks for, and no other file of the folder. Nothing of them is kept: which screen
 * somebody had explained may be what a device must not tell.
 */
export async function serveLibras(
  app: FastifyInstance,
  folder: string | undefined,
  videos: LibrasVideos,
): Promise<void> {
  if (folder === undefined) return
  const served = new Set(
    Object.entries(videos).flatMap(([screen, { arquivo, legendas, capa }]) => [
      `/${arquivo}`,
      ...(legendas ? [`/${screen}.vtt`] : []),
      ...(capa ? [`/${screen}.jpg`] : []),
    ]),
  )
  await app.register(async (own) => {
    await own.register(fastifyStatic, {
      root: folder,
      prefix: `${librasRoot}/`,
      index: false,
      cacheControl: false,
      allowedPath: (path) => served.has(path),
      setHeaders(reply) {
        reply.header('cache-control', 'no-store')
      },
    })
  })
}
