import type { Kysely } from 'kysely'
import type { DeliveryKey } from '../delivery/delivery-key.ts'
import { startPushWorker } from '../delivery/push/push-worker.ts'
import { startDeskSweeper } from '../desk/sweep-desk.ts'
import { startCopyWorker } from '../reports/evidence/copies/copy-worker.ts'
import { createMakeCopy } from '../reports/evidence/copies/make-copy.ts'
import { findWall } from '../reports/evidence/copies/walled-process.ts'
import { createClamd } from '../integrations/clamd.ts'
import { keepFigures } from '../citizen/panel/keep-figures.ts'
import { faultLine, type Log } from '../base/platform/log.ts'
import { serverName } from '../base/platform/server-name.ts'
import { beginOlderHistories } from '../reports/registration/begin-older-histories.ts'
import { startOutboxWorker } from '../reports/documents/outbox-worker.ts'
import { tellOlderCancellations } from '../reports/documents/tell-cancellation.ts'
import type { Settings } from '../base/settings/settings.ts'
import type { Lookup } from '../store/lookup.ts'
import type { Database } from '../store/tables/tables.ts'
import type { Vault } from '../store/keys/vault.ts'
import type { Closing } from './closing.ts'
import { startDanger } from './start-danger.ts'
import { startNotices } from './keep-notices.ts'
import { keepProgress } from './keep-progress.ts'
import type { Documents } from './start-documents.ts'
import { startSweeper } from './sweep-expired.ts'

type WorkersDeps = Pick<Documents, 'ensureDocument' | 'mailer'> & {
  /** The connections for documents and letters. */
  db: Kysely<Database>
  vault: Vault
  lookup: Lookup
  /** Signs what other systems are told. */
  key: DeliveryKey
  now: () => Date
  log: Log
  /** A line for the operator. */
  say: (line: string) => void
  closing: Closing
}

/**
 * Does what nobody waits for: documents and letters of registered reports, copies of evidence, notices, what is told of dangers,
 * announcements to other systems, what time alone changes, and sweeping. Any number of servers may do so on one database. Returns what wakes them.
 */
export function startWorkers(settings: Settings, { closing, say, ...deps }: WorkersDeps): () => void {
  const { db, log, now } = deps
  const worker = serverName(settings.dataDir)
  // Nobody of another process wakes a server that does nothing else.
  const idleSeconds = settings.role === 'worker' ? 1 : 5
  const outbox = startOutboxWorker({ ...deps, worker, idleSeconds })
  closing.add(() => outbox.stop())
  closing.add(startNotices({ db, log, now, at: settings.noticesAt, wake: outbox.wake }))
  const wall = findWall(settings.dataDir)
  if (!wall)
    say(
      'Files of citizens are opened in sight of the network and the data folder: this machine allows no user namespaces',
    )
  const copies = startCopyWorker({
    ...deps,
    worker,
    makeCopy: createMakeCopy({ wall }),
    scanner: settings.clamdUrl === undefined ? undefined : createClamd(settings.clamdUrl),
  })
  closing.add(() => copies.stop())
  if (settings.deliveryPort !== undefined) {
    const pushes = startPushWorker({ ...deps, worker, deliveryUrl: settings.deliveryUrl })
    closing.add(() => pushes.stop())
  }
  closing.add(startDanger(settings, { ...deps, worker, idleSeconds }))
  closing.add(startSweeper(db, { log, now, evidenceRoom: settings.evidenceRoom }))
  closing.add(startDeskSweeper(db, log, now))
  closing.add(keepProgress(db, log, now))
  closing.add(keepFigures(db, log, now))
  closing.add(startOlderHistories(deps))
  return () => {
    outbox.wake()
    copies.wake()
  }
}

/** In the background: the desk gets its older reports while the portal already serves. Returns what ends it. */
function startOlderHistories({
  db,
  now,
  log,
  ...secrets
}: Pick<WorkersDeps, 'db' | 'now' | 'log' | 'vault' | 'lookup'>): () => Promise<void> {
  const end = new AbortController()
  const tellOlder = async () => {
    await beginOlderHistories(db, secrets, { now, signal: end.signal })
    if (!end.signal.aborted) await tellOlderCancellations(db, now)
  }
  const work = tellOlder().catch((error: unknown) => log(faultLine('older-histories', error)))
  return async () => {
    end.abort()
    await work
  }
}
