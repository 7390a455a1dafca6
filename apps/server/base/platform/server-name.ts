import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { secretFile } from './secret-file.ts'

/** Identifies this server among those that share a database, the same after a restart: it finds its own unfinished work. */
export const serverName = (dataDir: string): string =>
  secretFile(join(dataDir, 'keys/server-name'), () => Buffer.from(randomUUID())).toString('utf8')
