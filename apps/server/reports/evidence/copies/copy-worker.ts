import type { ScanState } from '@delegacia/domain/desk/evidence/scan-states'
import type { Kysely } from 'kysely'
import type { VirusScanner } from '../../../integrations/virus-scanner.ts'
import { startLane, usualLease, type JobLane } from '../../../base/platform/job-lane.ts'
import { faultLine, type Log } from '../../../base/platform/log.ts'
import type { CopyState } from '../../../store/tables/evidence-tables.ts'
import type { Database } from '../../../store/tables/tables.ts'
import type { Vault } from '../../../store/keys/vault.ts'
import type { EvidenceRow } from '../announce.ts'
import { copyPart } from '../evidence-parts.ts'
import { readOriginal } from '../original.ts'
import {
  claimCopies,
  dropCopyLeases,
  finishCopy,
  postponeCopy,
  renewCopyLeases,
  type CopyJob,
} from './copy-jobs.ts'
import type { CopiedPage } from './copy-order.ts'
import { copyText } from './copy-text.ts'
import type { MakeCopy } from './make-copy.ts'

export type CopyWorkerDeps = {
  db: Kysely<Database>
  vault: Vault
  log: Log
  /** Names this server, the same after a restart. */
  worker: string
  makeCopy: MakeCopy
  /** Undefined: the operator has none, and the desk says 'not scanned'. */
  scanner?: VirusScanner | undefined
  idleSeconds?: number
  /** For the first attempt at a file, in milliseconds. */
  patience?: number
  /** For so long a file stays with a worker of which nothing is heard any more. */
  leaseSeconds?: number
}

/** A file whose process dies as often as this has no copy: two officers see the original. */
const mostDeaths = 3

/** How long the first attempt at a file may take, in milliseconds; each later one twice as long. */
const firstPatience = 10_000

/** Of two, one goes on with the files of others while one is held by a file that takes long. */
const lanes = ['a', 'b'] as const

/** Makes what the desk may see of each file that arrived, two at a time, whatever is killed in between. */
export function startCopyWorker(deps: CopyWorkerDeps): JobLane {
  const started = lanes.map((lane) => startCopyLane({ ...deps, worker: `${deps.worker} ${lane}` }))
  return {
    wake: () => started.forEach((lane) => lane.wake()),
    stop: async () => void (await Promise.all(started.map((lane) => lane.stop()))),
  }
}

function startCopyLane(deps: CopyWorkerDeps): JobLane {
  const { db, log, worker, idleSeconds = 5, leaseSeconds = usualLease } = deps
  return startLane<CopyJob>({
    log,
    idleSeconds,
    kind: 'copy',
    claim: () => claimCopies(db, { worker, leaseSeconds }),
    dropLeases: () => dropCopyLeases(db, worker),
    lease: {
      seconds: leaseSeconds,
      renew: (jobs) =>
        renewCopyLeases(db, { worker, files: jobs.map(({ evidence_id: id }) => id), leaseSeconds }),
    },
    perform: (job) => perform(deps, job),
  })
}

async function perform(deps: CopyWorkerDeps, { evidence_id: id, attempts }: CopyJob): Promise<void> {
  const { db, log } = deps
  const begin = performance.now()
  let outcome: 'done' | 'postponed' = 'done'
  try {
    if (!(await examine(deps, id, attempts))) outcome = 'postponed'
  } catch (error) {
    log(faultLine('job copy', error))
    outcome = 'postponed'
  }
  // 2 s, 4 s, 8 s … up to an hour.
  if (outcome === 'postponed') await postponeCopy(db, id, Math.min(2 ** Math.min(attempts, 12), 3600))
  log({ event: 'job', kind: 'copy', outcome, attempts, ms: Math.round(performance.now() - begin) })
}

/** Answers whether there is nothing left to do. */
async function examine(deps: CopyWorkerDeps, id: string, attempts: number): Promise<boolean> {
  const { db, vault, scanner, makeCopy, patience = firstPatience } = deps
  const found = await db
    .selectFrom('evidence')
    .innerJoin('reports', 'reports.id', 'evidence.report_id')
    .selectAll('evidence')
    .select('wrapped_key')
    .where('evidence.id', '=', id)
    .where('reports.key_destroyed_at', 'is', null)
    .executeTakeFirst()
  if (!found) return true
  const { wrapped_key: wrappedKey, ...row } = found
  const file = await readOriginal(db, vault, { id, reportId: row.report_id, wrappedKey })
  const scan = await scanOf(scanner, file)
  const kind = copiedAs(row)
  if (scan === 'suspeito' || kind === undefined) return keep(deps, row, { scan, copy: 'sem-copia' })
  if (kind === 'texto') {
    const pages = copyText(file)
    return keep(deps, row, { scan, copy: 'pronta', pages: pages.length }, pages)
  }
  const result = await makeCopy({ kind, bytes: file }, patience * 2 ** (attempts - 1))
  if (result.outcome === 'died' && attempts < mostDeaths) return false
  if (result.outcome !== 'copied') return keep(deps, row, { scan, copy: 'sem-copia' })
  return keep(deps, row, { scan, copy: 'pronta', pages: result.total }, result.pages)
}

async function scanOf(scanner: VirusScanner | undefined, file: Buffer): Promise<ScanState> {
  if (!scanner) return 'nao-verificado'
  return (await scanner.scan(file)) === 'clean' ? 'limpo' : 'suspeito'
}

/**
 * Of sound there is none: a container written anew would still carry the same coded sound into the officer's browser. Nor of
 * HEIC, for which no free decoder is built in.
 */
function copiedAs({ kind, media_type }: EvidenceRow): 'foto' | 'pdf' | 'texto' | undefined {
  return kind === 'som' || media_type === 'image/heic' ? undefined : kind
}

/** Copy and state are of one transaction, in which the report still has its key. */
function keep(
  { db, vault }: CopyWorkerDeps,
  { id, report_id }: EvidenceRow,
  state: { scan: ScanState; copy: CopyState; pages?: number },
  pages: readonly CopiedPage[] = [],
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const report = await trx
      .selectFrom('reports')
      .select('wrapped_key')
      .where('id', '=', report_id)
      .where('key_destroyed_at', 'is', null)
      .forShare()
      .executeTakeFirst()
    if (!report) return true
    await trx.deleteFrom('evidence_copies').where('evidence_id', '=', id).execute()
    for (const [page, { width, height, bytes }] of pages.entries()) {
      const body = vault.encrypt(report_id, report.wrapped_key, copyPart(id, page), bytes)
      await trx.insertInto('evidence_copies').values({ evidence_id: id, page, width, height, body }).execute()
    }
    await trx.updateTable('evidence').set(state).where('id', '=', id).execute()
    await finishCopy(trx, id)
    return true
  })
}
