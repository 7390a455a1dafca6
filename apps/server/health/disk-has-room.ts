import { statfs } from 'node:fs/promises'
import type { LastTime } from './last-time.ts'
import type { ReadinessCheck } from './readiness.ts'

/** What a station needs to end its work in order, a checkpoint of the database included, in bytes. */
const leastRoom = 200_000_000
/** For how long the database's word that its own disk is full is believed, in milliseconds. */
const complaintLasts = 60_000

type Room = { bavail: number; bsize: number }

/** There is room where this server writes, and the database, wherever it is, has not just said that it has none. */
export const diskHasRoom = (
  folders: readonly string[],
  diskFull: LastTime,
  roomIn: (folder: string) => Promise<Room> = statfs,
): ReadinessCheck => ({
  fault: 'disk',
  isWell: async () => {
    const rooms = await Promise.all(folders.map((folder) => roomIn(folder)))
    return (
      rooms.every(({ bavail, bsize }) => bavail * bsize >= leastRoom) && !diskFull.isWithin(complaintLasts)
    )
  },
})
