import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { MapTiles } from '@delegacia/contract/map'
import { openDirectory } from '../addresses/open-directory.ts'
import { watchBackupReport } from '../operator/backup/backup-report.ts'
import { createBackupWatch, type BackupWatch } from '../operator/backup/backup-watch.ts'
import { devicePassKey } from '../base/http/device-pass.ts'
import { createOpenExport } from '../delivery/export/open-export.ts'
import { overdueCount } from '../delivery/queue/overdue.ts'
import { usedQuota } from '../reports/evidence/evidence-quota.ts'
import { keepServiceTargets } from '../reports/events/service-targets.ts'
import type { FastifyInstance } from 'fastify'
import { createApp, type AppDeps } from './app.ts'
import type { Log } from '../base/platform/log.ts'
import type { NoteSpan } from '../base/platform/spans.ts'
import { createStationMetrics } from '../watch/metrics/station-metrics.ts'
import { createStationTraces, type StationTraces } from '../watch/metrics/station-traces.ts'
import { openNumbers } from '../reports/numbers/open-numbers.ts'
import { firstOf, type Geocoder } from '../integrations/geocoder.ts'
import { createHttpGeocoder } from '../integrations/http-geocoder.ts'
import { keepServedTime } from '../citizen/panel/keep-served-time.ts'
import { openSignatureTrust } from '../integrations/signature-trust.ts'
import { createDraining } from '../base/platform/draining.ts'
import { packageFolder } from '../base/platform/package-folder.ts'
import { serverName } from '../base/platform/server-name.ts'
import { localAddress, type Settings } from '../base/settings/settings.ts'
import type { Database } from '../store/tables/tables.ts'
import { createOutage, type Outage } from '../store/connection/outage.ts'
import { chooseHumanCheck } from './choose-human-check.ts'
import { createLibreTranslator } from '../integrations/translator-libre.ts'
import { createTranslations } from '../integrations/translations.ts'
import { noTranslator } from '../integrations/translator.ts'
import { closeGracefully } from './close-gracefully.ts'
import type { Closing } from './closing.ts'
import { lockDataDir } from '../base/platform/data-dir-lock.ts'
import { loadSecrets } from './load-secrets.ts'
import { openKeyFolder } from './open-key-folder.ts'
import { openStore } from './open-store.ts'
import { startDelivery } from './start-delivery.ts'
import { startMetrics } from './start-metrics.ts'
import { startDesk } from './start-desk.ts'
import { startDocuments } from './start-documents.ts'
import { createHealthApp } from './start-health.ts'
import { startWorkers } from './start-workers.ts'
import { readinessOf, untilDraining } from './station-readiness.ts'
import { StartError } from './start-error.ts'

type StationDeps = { closing: Closing; log: Log; say: (line: string) => void }

/** Opens everything in order; what was opened is closed by `closing`, also when a later part fails. */
export async function startStation(settings: Settings, given: StationDeps): Promise<void> {
  const portal = join(packageFolder(import.meta.dirname), '../web')
  const frontEndVersion = versionOf(portal)
  const metrics = settings.metricsPort === undefined ? undefined : createStationMetrics(frontEndVersion)
  // The embedded database is watched by what keeps it running.
  const outage = settings.databaseUrl === undefined ? undefined : createOutage(given.log)
  const written = outage?.quiet(given.log) ?? given.log
  const traces = await openTraces(settings, frontEndVersion, given)
  const traced = traces?.tracing(written) ?? written
  const deps = { ...given, log: metrics?.measuring(traced) ?? traced, outage, note: traces?.note }
  const { closing, log, say } = deps
  const { role } = settings
  const opened = await openStation(settings, deps)
  const { store, keys, secrets, documents, health, now } = opened
  const draining = createDraining(settings.drainSeconds)
  await keepServiceTargets(store.jobs, settings.aims, now())
  const wake =
    role === 'web'
      ? () => undefined
      : startWorkers(settings, { ...deps, ...documents, ...secrets, db: store.jobs, key: keys.delivery, now })
  const onRegistered = () => {
    metrics?.countRegistered()
    wake()
  }
  const app =
    role === 'worker'
      ? createHealthApp({
          ...untilDraining(health, draining),
          evidenceRoom: settings.evidenceRoom,
          log,
        })
      : await createPortal(settings, {
          ...opened,
          health: untilDraining(health, draining),
          isDraining: () => draining.isDraining,
          portal,
          frontEndVersion,
          wake,
          onRegistered,
          log,
          closing,
        })
  closing.add(() => closeGracefully(app, store))
  const address = localAddress(settings.host, settings.port)
  await app.listen({ host: settings.host, port: settings.port }).catch((error: unknown) => {
    throw new StartError(listenErrorMessage(error, address))
  })
  say(`Ready: ${address}${role === 'all' ? '' : ` (${role})`}`)
  if (role !== 'worker')
    closing.add(
      keepServedTime({ db: store.checks, server: serverName(settings.dataDir), readiness: health.readiness }),
    )
  await startMetrics(settings, { ...deps, ...health, db: store.checks, metrics })
  if (role !== 'worker') await startOthers(settings, opened, deps)
  // What was added last is closed first: nothing else stops before the server has left.
  closing.add(() => draining.begin())
}

/** Where the operator has a collector for them. */
async function openTraces(
  { tracesUrl: endpoint }: Settings,
  version: string,
  { closing, say }: StationDeps,
): Promise<StationTraces | undefined> {
  if (endpoint === undefined) return undefined
  const traces = await createStationTraces({ endpoint, version })
  closing.add(() => traces.close())
  say(`What requests did is sent to ${new URL(endpoint).origin}`)
  return traces
}

type Listening = { outage: Outage | undefined; note: NoteSpan | undefined }

/** The data folder, the database, the keys and what makes documents: what every server has. */
async function openStation(settings: Settings, deps: StationDeps & Listening) {
  const { closing, log, say } = deps
  const { dataDir } = settings
  await mkdir(dataDir, { recursive: true, mode: 0o755 })
  await takeDataDir(dataDir, localAddress(settings.host, settings.port), closing)
  openKeyFolder(dataDir, say)
  const backups = createBackupWatch({ settings, log })
  // The database archives its last WAL when it ends; that is copied to the backups afterwards.
  closing.add(() => backups.shipRest())
  const store = await openStore(settings, deps)
  const { db, checks } = store
  closing.add(() => backups.stop())
  const holdsDatabase = settings.databaseUrl === undefined
  if (holdsDatabase) await startBackups(settings, backups, db, say)
  const { backupReport } = settings
  const report =
    holdsDatabase || backupReport === undefined ? undefined : watchBackupReport(backupReport, log)
  if (report) closing.add(report.stop)
  const now = () => new Date()
  const { numbers, clock, stop } = await openNumbers({ db, checks, dataDir, holdsDatabase, log, now, say })
  closing.add(stop)
  say('Preparing keys and seal')
  const { stationKey, deskKey, deliveryKey, ...secrets } = await loadSecrets(db, settings)
  const keys = { stationKey, deskKey, delivery: deliveryKey }
  const documents = await startDocuments(settings, { ...deps, db: store.jobs, vault: secrets.vault, now })
  const health = {
    readiness: readinessOf(store, { dataDir, numbers, clock, lookupKey: secrets.encryptedLookupKey }),
    lastVerifiedBackup: () => (report ? report.lastBackupAt() : backups.lastVerifiedAt()),
    overdueDeliveries: overdueCount(checks),
    usedRoom: () => usedQuota(checks),
  }
  const translation = translationOf(settings, log)
  return { store, numbers, keys, secrets, documents, health, translation, now }
}

type Opened = Awaited<ReturnType<typeof openStation>>

type PortalDeps = Opened &
  Pick<AppDeps, 'wake' | 'onRegistered' | 'log' | 'frontEndVersion' | 'isDraining'> & {
    portal: string
    closing: Closing
  }

/** What citizens use. */
async function createPortal(
  settings: Settings,
  {
    store,
    secrets,
    documents,
    health,
    translation,
    keys: { stationKey },
    portal,
    closing,
    ...rest
  }: PortalDeps,
): Promise<FastifyInstance> {
  const { db, url } = store
  const addresses = await openDirectory({ db, url, log: rest.log })
  closing.add(() => addresses.close())
  const signatureTrust = await openSignatureTrust({ ...settings, log: rest.log })
  closing.add(() => signatureTrust.stop())
  return createApp({
    ...rest,
    db,
    ...secrets,
    humanCheck: chooseHumanCheck(settings, stationKey),
    devicePassKey: devicePassKey(stationKey),
    addresses,
    signatureTrust,
    ...translation,
    ...documents,
    ...health,
    ...decidedFor(settings),
    portal: join(portal, 'dist'),
  })
}

/** The listeners of other systems and of officers. */
async function startOthers(settings: Settings, opened: Opened, deps: StationDeps): Promise<void> {
  const { store, keys, secrets, documents, translation, now } = opened
  const { deskKey, delivery: key } = keys
  await startDelivery(settings, { ...deps, ...documents, ...secrets, store, key, now })
  const openExport = createOpenExport({ ...documents, ...secrets, db: store.db, key, now })
  const { db, url } = store
  startDesk(settings, {
    ...deps,
    ...documents,
    ...secrets,
    ...translation,
    db,
    url,
    deskKey,
    now,
    openExport,
  })
}

async function startBackups(
  { backupAt, backupDir }: Settings,
  backups: BackupWatch,
  db: Kysely<Database>,
  say: (line: string) => void,
): Promise<void> {
  await backups.start(db)
  say(
    backupAt === undefined
      ? 'The station makes no backups by itself (BACKUP_AT=off)'
      : `A backup is made every day at ${timeOfDay(backupAt)} into ${backupDir}; it should be on another disk (BACKUP_DIR)`,
  )
}

const timeOfDay = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((each) => String(each).padStart(2, '0')).join(':')

/** What the operator has decided for the portal. */
const decidedFor = (settings: Settings) => {
  const { readWithinDays, chiefOfPolice, courtSeats, evidenceRoom, publicUrl, frontEnd, trustProxy } =
    settings
  return {
    readWithinDays,
    chiefOfPolice,
    courtSeats,
    evidenceRoom,
    publicUrl,
    frontEnd,
    trustProxy,
    crimesNotOffered: settings.crimesNotOffered,
    narrativeMaximum: settings.narrativeMaximum,
    geocode: geocoderOf(settings),
    tiles: tilesOf(settings),
  }
}

const geocoderOf = ({ geocoderUrl, geocoderFallbackUrl }: Settings): Geocoder =>
  firstOf(
    [geocoderUrl, geocoderFallbackUrl].flatMap((url) => (url === undefined ? [] : [createHttpGeocoder(url)])),
  )

const tilesOf = ({ tilesUrl, tilesOpenUrl, tilesAttribution }: Settings): MapTiles => ({
  estadual: tilesUrl ?? null,
  externo: tilesOpenUrl ?? null,
  atribuicao: tilesUrl || tilesOpenUrl ? tilesAttribution : '',
})

function translationOf({ translateUrl, translateKey }: Settings, log: Log) {
  if (translateUrl === undefined) return { translator: noTranslator, translate: undefined }
  const translator = createLibreTranslator({ url: translateUrl, key: translateKey, log })
  return { translator, translate: createTranslations(translator) }
}

async function takeDataDir(dataDir: string, address: string, closing: Closing): Promise<void> {
  const taken = await lockDataDir(dataDir, address)
  if (!taken.ok)
    throw new StartError(
      `A server is already running here: ${taken.runningAt} (process ${taken.pid}, ${dataDir})`,
    )
  closing.add(() => taken.lock.release())
}

const versionOf = (folder: string) =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version

function listenErrorMessage(error: unknown, address: string): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
  return code === 'EADDRINUSE'
    ? `${address} is taken by another program; set PORT to a free port`
    : `Cannot listen on ${address} (${code}); see PORT and HOST`
}
