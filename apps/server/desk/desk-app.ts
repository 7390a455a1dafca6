import { apiRoot } from '@delegacia/contract/http/call'
import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { answerFailures, answerUnknownAddresses } from '../base/http/answer-failures.ts'
import { createListener } from '../base/http/create-listener.ts'
import { createFairQueue } from '../base/http/fair-queue.ts'
import { createGuessThrottle, type ThrottleRules } from '../base/http/guess-throttle.ts'
import type { Log } from '../base/platform/log.ts'
import { isDatabaseUnavailable } from '../store/connection/database-failure.ts'
import type { Database } from '../store/tables/tables.ts'
import type { Lookup } from '../store/lookup.ts'
import type { Vault } from '../store/keys/vault.ts'
import { freeClaims } from './acts/free-claims.ts'
import { registerActs } from './acts/act-routes.ts'
import { registerDrafts } from './drafts/draft-routes.ts'
import { withinUnits } from './database/within-units.ts'
import { registerDeliveries } from './deliveries/delivery-routes.ts'
import { registerFigures } from './figures/figure-routes.ts'
import { registerAlarm } from './queues/alarm-routes.ts'
import { registerFinding } from './queues/find-route.ts'
import { registerQueues } from './queues/queue-routes.ts'
import { registerBreakGlass } from './reports/break-glass-routes.ts'
import { registerInterviews } from './reports/interview-routes.ts'
import { registerRemovalNotice } from './reports/removal-notice-route.ts'
import { registerRereading } from './reports/reread-routes.ts'
import { registerSearch } from './reports/search-routes.ts'
import { registerReports } from './reports/report-routes.ts'
import { registerSignatures } from './signatures/signature-routes.ts'
import { registerNewCode } from './signatures/new-code-route.ts'
import { registerSignedActs } from './signatures/signed-acts.ts'
import type { WorkDeps, WorkLimits } from './work/work-deps.ts'
import { answerDeskFailures } from './http/desk-failures.ts'
import { addDeskHeaders } from './http/desk-headers.ts'
import { serveDeskPage } from './http/serve-desk-page.ts'
import { refuseOtherOrigins } from './http/same-origin.ts'
import { registerEvidence } from './evidence/evidence-routes.ts'
import { registerOriginal } from './evidence/original-route.ts'
import { registerExports } from './exports/export-routes.ts'
import { createGuessAlarm } from './login/guess-alarm.ts'
import { registerCodes } from './login/code-routes.ts'
import { registerAccounts } from './accounts/account-routes.ts'
import { registerDuties, type DutyDeps } from './accounts/duty-routes.ts'
import { registerProvider, returnPath } from './accounts/provider-routes.ts'
import { registerRecoveries } from './accounts/recovery-routes.ts'
import { registerAlerts } from './auditor/alert-routes.ts'
import { registerHeads } from './auditor/head-routes.ts'
import { registerAudit } from './auditor/audit-routes.ts'
import { registerInvitations } from './accounts/invitation-routes.ts'
import { registerPasskeyLogin } from './login/passkey-login-routes.ts'
import { registerPasskeys } from './login/passkey-routes.ts'
import { createProvider, type Provider } from './login/provider.ts'
import { createTickets } from './login/tickets.ts'
import { noteRefusal } from './sessions/note-refusal.ts'
import { registerSession } from './sessions/session-routes.ts'

export type DeskAppDeps = WorkLimits & {
  /** Under the role of accounts. */
  accounts: Kysely<Database>
  /** Under the role of lists. */
  list: Kysely<Database>
  /** Under the role that opens one report. */
  open: Kysely<Database>
  vault: Vault
  lookup: Lookup
  deskKey: Buffer
  /** Where officers reach the desk. */
  deskUrl: string
  log: Log
  now: () => Date
  openExport: WorkDeps['openExport']
  ensureDocument: WorkDeps['ensureDocument']
  translate?: WorkDeps['translate']
  alarmHoldMs?: WorkDeps['alarmHoldMs']
  /** How wrong guesses at the door are slowed down. */
  guessing?: ThrottleRules | undefined
  /** The folder of the built page. */
  page?: string
  trustProxy?: false | number | string[]
  /** Undefined: nobody logs in with an account of the police. */
  provider?: { issuer: string; client: string; secret: string } | undefined
}

/** The desk's HTTP side, on a listener of its own: the portal never serves it. */
export async function createDeskApp(deps: DeskAppDeps): Promise<FastifyInstance> {
  const app = createListener({
    log: deps.log,
    bodyLimit: 262_144,
    trustProxy: deps.trustProxy ?? false,
    name: 'mesa',
  })
  const origin = new URL(deps.deskUrl).origin
  answerFailures(app, deps.log, isDatabaseUnavailable)
  answerUnknownAddresses(app)
  addDeskHeaders(app, origin)
  await app.register(cookie)
  await app.register(async (desk) => {
    answerDeskFailures(desk, (request, why) =>
      noteRefusal({ db: deps.accounts, list: deps.list }, request, why),
    )
    refuseOtherOrigins(desk, { origin, openTo: [returnPath] })
    await desk.register(
      async (api) => {
        registerCalls(api, loginDepsOf(deps), providerOf(deps))
        registerWork(api, workDepsOf(deps))
      },
      {
        prefix: apiRoot,
      },
    )
  })
  if (deps.page !== undefined) await serveDeskPage(app, deps.page)
  return app
}

function loginDepsOf({ accounts, open, deskKey, deskUrl, now, log, guessing }: DeskAppDeps): DutyDeps {
  const { origin, hostname, protocol } = new URL(deskUrl)
  return {
    db: accounts,
    now,
    secure: protocol === 'https:',
    party: { host: hostname, origin },
    tickets: createTickets(deskKey, now),
    deskKey,
    throttle: createGuessThrottle(guessing),
    codesInTurn: createFairQueue({ atOnce: 3, room: 50, roomOfAll: 500, timeoutMs: 10_000 }),
    guessAlarm: createGuessAlarm(log, now),
    freeClaims: (unit) => withinUnits(open, [unit], (trx) => freeClaims(trx, now())),
  }
}

const workDepsOf = ({
  accounts,
  list,
  open,
  vault,
  lookup,
  openingsPerHour,
  searchesPerDay,
  claimMinutes,
  takeBackSeconds,
  courtSeats,
  deskUrl,
  now,
  log,
  openExport,
  ensureDocument,
  translate,
  alarmHoldMs,
}: DeskAppDeps): WorkDeps => ({
  db: accounts,
  now,
  secure: new URL(deskUrl).protocol === 'https:',
  list,
  open,
  vault,
  lookup,
  openingsPerHour,
  searchesPerDay,
  claimMinutes,
  takeBackSeconds,
  courtSeats,
  log,
  openExport,
  ensureDocument,
  translate,
  alarmHoldMs,
})

const providerOf = ({ provider, deskKey, deskUrl }: DeskAppDeps) =>
  provider && createProvider({ ...provider, deskKey, returnTo: `${deskUrl}${returnPath}` })

function registerCalls(api: FastifyInstance, deps: DutyDeps, provider: Provider | undefined): void {
  registerSession(api, deps)
  registerPasskeyLogin(api, deps)
  registerPasskeys(api, deps)
  registerCodes(api, deps)
  registerInvitations(api, deps)
  registerProvider(api, deps, provider)
  registerAccounts(api, deps)
  registerDuties(api, deps)
  registerRecoveries(api, deps)
  registerAudit(api, deps)
  registerHeads(api, deps)
  registerAlerts(api, deps)
}

function registerWork(api: FastifyInstance, deps: WorkDeps): void {
  registerQueues(api, deps)
  registerFinding(api, deps)
  registerAlarm(api, deps)
  registerDeliveries(api, deps)
  registerFigures(api, deps)
  registerReports(api, deps)
  registerBreakGlass(api, deps)
  registerRereading(api, deps)
  registerInterviews(api, deps)
  registerRemovalNotice(api, deps)
  registerSearch(api, deps)
  registerDrafts(api, deps)
  registerActs(api, deps)
  registerSignatures(api, deps)
  registerSignedActs(api, deps)
  registerNewCode(api, deps)
  registerEvidence(api, deps)
  registerOriginal(api, deps)
  registerExports(api, deps)
}
