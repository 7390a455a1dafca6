import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lossReport } from '@delegacia/flows/crimes/loss.fixture'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { overdueCount } from '../delivery/queue/overdue.ts'
import { usedQuota } from '../reports/evidence/evidence-quota.ts'
import { clockRight } from '../watch/health/clock-right.ts'
import { databaseAnswers } from '../watch/health/database-answers.ts'
import { stationKeyFits } from '../watch/health/station-key-fits.ts'
import { numbersOnce } from '../watch/health/numbers-once.ts'
import { plainFrontEnd } from '../base/settings/front-end-settings.ts'
import { starterDirectory } from '../addresses/directory.ts'
import type { LogLine } from '../base/platform/log.ts'
import { createBulletinNumbers } from '../reports/numbers/bulletin-numbers.ts'
import { createStationClock } from '../reports/numbers/station-clock.ts'
import { noHumanCheck } from '../integrations/human-check.ts'
import { noTranslator } from '../integrations/translator.ts'
import type { TimeStamp } from '../documents/time-stamp/time-stamp.ts'
import { createMailer } from '../documents/mail/mailer.ts'
import { createPrinter } from '../documents/pdf/printer.ts'
import { createSealer } from '../documents/seal/sealer.ts'
import { createEnsureDocument } from '../reports/documents/ensure-document.ts'
import { usualNarrativeMaximum } from '../reports/registration/narrative-maximum.ts'
import { startOutboxWorker } from '../reports/documents/outbox-worker.ts'
import { loadSecrets } from './load-secrets.ts'
import { createLastNumbers } from '../store/last-numbers.ts'
import { testDatabase } from '../store/connection/test-database.fixture.ts'
import { createApp, type AppDeps } from './app.ts'

const publicUrl = 'http://127.0.0.1:8080'

/** A whole station on a database of its own, with the real printer, seal and letters; its clock stands at `now`. */
export async function testStation(
  clusterUrl: string,
  { mailUrl = '', timeStamp, ...given }: Partial<AppDeps> & { mailUrl?: string; timeStamp?: TimeStamp } = {},
) {
  const database = await testDatabase(clusterUrl)
  const dataDir = mkdtempSync(join(tmpdir(), 'station-test-'))
  const { db } = database
  const lines: LogLine[] = []
  const log = given.log ?? ((line: LogLine) => void lines.push(line))
  const {
    stationKey: _,
    deskKey: __,
    deliveryKey,
    ...secrets
  } = await loadSecrets(db, { dataDir, dataKey: undefined })
  const { vault } = secrets
  const printer = createPrinter()
  const sealer = await createSealer({ dataDir, ...(timeStamp && { trustedTime: { timeStamp, log } }) })
  const mailer = createMailer({ mailUrl, dataDir, publicUrl, test: sealer.test })
  const now = given.now ?? (() => new Date('2026-11-21T15:00:00.123Z'))
  const uptime = () => now().getTime() / 1000
  const clock = createStationClock({ db, log, now, uptime, databaseTime: now })
  const numbersNotedIn = (folder: string, over = db) =>
    createBulletinNumbers({ db: over, notes: createLastNumbers(folder), clock, log })
  const numbers = numbersNotedIn(dataDir)
  const ensureDocument = createEnsureDocument({ db, vault, printer, sealer, publicUrl, now })
  const worker = startOutboxWorker({
    db,
    vault,
    ensureDocument,
    mailer,
    log,
    worker: 'test',
    idleSeconds: 1,
  })
  const wake = () => worker.wake()
  const app = await createApp({
    db,
    numbers,
    ...secrets,
    humanCheck: noHumanCheck,
    addresses: starterDirectory(),
    translator: noTranslator,
    now,
    testSeal: sealer.test,
    printer,
    sealer,
    ensureDocument,
    readiness: [
      databaseAnswers(db),
      stationKeyFits(db, secrets.encryptedLookupKey),
      numbersOnce(numbers),
      clockRight(clock),
    ],
    lastVerifiedBackup: () => undefined,
    overdueDeliveries: overdueCount(db),
    usedRoom: () => usedQuota(db),
    evidenceRoom: 10 ** 12,
    narrativeMaximum: usualNarrativeMaximum,
    offersNotices: true,
    sendsMail: true,
    log,
    publicUrl,
    wake,
    onRegistered: wake,
    portal: join(dataDir, 'no-portal'),
    frontEndVersion: '0.1.0',
    frontEnd: plainFrontEnd,
    trustProxy: false,
    ...given,
  })
  return {
    app,
    db,
    ...secrets,
    dataDir,
    deliveryKey,
    /** The address of its database. */
    databaseUrl: database.url,
    lines,
    now,
    ensureDocument,
    /** The numbers of another server on the same database, with a data folder of its own. */
    anotherServer: () => numbersNotedIn(mkdtempSync(join(dataDir, 'another-'))),
    /** The options for another server on this database; `over` may be another connection to it. */
    sibling: (over = db) => ({
      ...secrets,
      db: over,
      numbers: numbersNotedIn(mkdtempSync(join(dataDir, 'sibling-')), over),
    }),
    register: (report: unknown = lossReport(), headers: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url: '/api/ocorrencia',
        headers: { 'idempotency-key': crypto.randomUUID(), ...headers },
        payload: report as Occurrence,
      }),
    async close() {
      await app.close()
      await worker.stop()
      await printer.close()
      await mailer.close()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type TestStation = Awaited<ReturnType<typeof testStation>>
