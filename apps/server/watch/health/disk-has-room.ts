import { statfs } from 'node:fs/promises'
import type { LastTime } from './last-time.ts'
import type { ReadinessCheck } from '../../base/http/readiness.ts'

/** What a station needs to shut down in order, with a checkpoint of the database, in bytes. */
const leastRoom = 200_000_000
/** For how long a database counts as full after it has reported a full disk, in milliseconds. */
const complaintLasts = 60_000

type Room = { bavail: number; bsize: number }

/** There is room where this server writes, and the database has not just reported a full disk. */
export const diskHasRoom = (
  folders: readonly string[],
  diskFull: LastTime,
  roomIn: (folder: string) => Promise<Room> = statfs,
): ReadinessCheck => ({
  failure: 'disk',
  isWell: async () => {
    const rooms = await Promise.all(folders.map((folder) => roomIn(folder)))
    return (
      rooms.every(({ bavail, bsize }) => bavail * bsize >= leastRoom) && !diskFull.isWithin(complaintLasts)
    )
  },
})
