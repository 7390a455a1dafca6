import { statfs } from 'node:fs/promises'
import { look, ok, wrong, type Finding } from './finding.ts'

/** Below this a server is not ready (apps/server/watch/health), in bytes. */
const least = 200_000_000
const little = 5_000_000_000

type Room = { bavail: number; bsize: number }

/** The room where the station writes. A folder that is not there counts as none. */
export async function checkDisk(
  folders: readonly string[],
  roomIn: (folder: string) => Promise<Room> = statfs,
): Promise<Finding> {
  const check = 'disk'
  const rooms = await Promise.all(
    [...new Set(folders)].map(async (folder) => {
      const room = await roomIn(folder).catch(() => undefined)
      return { folder, free: room && room.bavail * room.bsize }
    }),
  )
  const inGigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB free`
  const [worst] = rooms.toSorted((a, b) => (a.free ?? -1) - (b.free ?? -1))
  if (!worst) return ok(check, 'nothing is written here')
  if (worst.free === undefined)
    return wrong(check, `${worst.folder} is not there`, 'make it, or mount its disk')
  const found = `${inGigabytes(worst.free)} in ${worst.folder}`
  if (worst.free < least) return wrong(check, found, 'make room: nothing is registered')
  return worst.free < little ? look(check, found, 'make room before it ends') : ok(check, found)
}
