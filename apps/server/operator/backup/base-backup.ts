import { PassThrough, type Readable } from 'node:stream'
import pg from 'pg'

/** The extent of a base backup: what was committed before `end` is in it. */
export type BaseBackup = { systemIdentifier: string; startSegment: string; end: string }

/**
 * The data folder as one tar archive with the WAL that makes it consistent, by the server's own BASE_BACKUP, which leaves
 * out temporary files and checks every page against its checksum. `archive` must be read to its end.
 */
export async function streamBaseBackup(
  url: string,
  label: string,
): Promise<{ archive: Readable; finished: Promise<BaseBackup> }> {
  const client = new pg.Client({ connectionString: url, ...({ replication: 'true' } as pg.ClientConfig) })
  client.on('error', () => undefined)
  await client.connect()
  const archive = new PassThrough({ highWaterMark: 1 << 20 })
  const run = async (): Promise<BaseBackup> => {
    try {
      const { rows } = await client.query<{ systemid: string }>('IDENTIFY_SYSTEM')
      const results = await copyOut(client, label, archive)
      const [start = '', timeline = ''] = results[0] ?? []
      const [end = ''] = results.at(-1) ?? []
      await client.end()
      return { systemIdentifier: rows[0]?.systemid ?? '', startSegment: segmentOf(timeline, start), end }
    } catch (error) {
      archive.destroy(error instanceof Error ? error : new Error('The base backup failed'))
      void client.end().catch(() => undefined)
      throw error
    }
  }
  return { archive, finished: run() }
}

/** Returns the first row of each result; the bytes of the archive go into `archive`, with back-pressure. */
function copyOut(client: pg.Client, label: string, archive: PassThrough): Promise<string[][]> {
  const rows: string[][] = []
  return new Promise((resolve, reject) => {
    let failure: Error | undefined
    let isFull = false
    client.on('end', () => reject(failure ?? new Error('The database went away during the backup')))
    client.query({
      submit(connection: pg.Connection & { query(text: string): void }) {
        // Without a closed connection the server would go on sending.
        archive.on('error', (error) => (connection.stream.destroy(), reject(error)))
        connection.query(
          `BASE_BACKUP (LABEL '${label}', CHECKPOINT 'fast', WAL true, WAIT false, MANIFEST 'no')`,
        )
      },
      handleRowDescription: () => undefined,
      handleDataRow: ({ fields }: { fields: (string | null)[] }) =>
        void rows.push(fields.map((field) => field ?? '')),
      handleCommandComplete: () => undefined,
      handleCopyData: ({ chunk }: { chunk: Buffer }, { stream }: pg.Connection) => {
        // d: bytes of the archive; others announce names and progress.
        if (chunk[0] !== 0x64 || archive.write(Buffer.from(chunk.subarray(1))) || isFull) return
        isFull = true
        stream.pause()
        archive.once('drain', () => ((isFull = false), stream.resume()))
      },
      handleError: (error: Error) => (failure = error),
      handleReadyForQuery: () => {
        if (failure) return reject(failure)
        archive.end()
        resolve(rows)
      },
    } as pg.Submittable)
  })
}

/** The name of the WAL segment (16 MB) that holds a position such as `0/2000028`. */
export function segmentOf(timeline: string, position: string): string {
  const [high = '0', low = '0'] = position.split('/')
  const segment = Math.floor(Number.parseInt(low, 16) / 0x1000000)
  return hex(Number(timeline)) + hex(Number.parseInt(high, 16)) + hex(segment)
}

const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, '0')
