import { urgencyOf } from '@delegacia/domain/desk/work/urgency'
import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import type { FieldError } from '@delegacia/contract/http/failure'
import { humanAction, tokenField } from '@delegacia/contract/human-token'
import type { Registration } from '@delegacia/contract/occurrence'
import { identifiersOf } from '@delegacia/domain/desk/identifiers/identifiers-of'
import type { NotOffered } from '@delegacia/domain/lists/crimes'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { authenticationCode } from '@delegacia/domain/rules/authentication-code'
import { bulletinNumber, splitBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { localeOf } from '@delegacia/domain/language/text'
import { measureLawOf } from '@delegacia/domain/risk-form/measure-law'
import { issueMessage } from '@delegacia/domain/rules/validation-issue'
import type { Kysely } from 'kysely'
import type { BulletinNumbers } from '../numbers/bulletin-numbers.ts'
import { RegistrationHeld } from '../numbers/registration-held.ts'
import type { HumanCheck } from '../../integrations/human-check.ts'
import type { Directory } from '../../addresses/directory.ts'
import type { Translator } from '../../integrations/translator.ts'
import type { Database } from '../../store/tables/tables.ts'
import { jobRows } from '../../store/outbox.ts'
import { readServiceTargets } from '../events/service-targets.ts'
import { historyRows } from '../events/append-event.ts'
import { identifierRows } from '../events/report-identifiers.ts'
import { findRegistered, insertReport, type ReportRow } from '../../store/reports.ts'
import type { Lookup } from '../../store/lookup.ts'
import { heldSecret } from '../../store/station-secrets.ts'
import { spendChallenge, type SpentChallenge } from '../../store/spent-challenges.ts'
import { digestOf } from '../../base/platform/digest-of.ts'
import type { Vault } from '../../store/keys/vault.ts'
import { writeTogether } from '../../store/connection/write-together.ts'
import { examine, type SoundReport } from './examine.ts'
import type { ReceiptSigner } from './receipt.ts'
import { identifyRegistration, type RegistrationIdentity } from './registration-identity.ts'
import { encryptBody, decryptBody } from './encrypt-body.ts'
import { firstEvent } from './first-event.ts'
import { dayAfter } from '@delegacia/domain/language/dates'
import { stateIso } from '@delegacia/domain/language/state-time'
import { receivingUnit, virtualStation } from './unit.ts'
import { virtualUnit } from '@delegacia/domain/rules/virtual-unit'

export type RegisterDeps = {
  db: Kysely<Database>
  numbers: Pick<BulletinNumbers, 'giving' | 'note'>
  vault: Vault
  lookup: Lookup
  /** As it was stored at the start; other bytes in the database now mean another station key. */
  encryptedLookupKey: Buffer
  receipts: ReceiptSigner
  humanCheck: Pick<HumanCheck, 'verify'>
  addresses: Directory
  translator: Translator
  /** Crimes that the operator has switched off (ST-08); absent: none. */
  crimesNotOffered?: readonly NotOffered[]
  /** The longest account, in characters (FA-07). */
  narrativeMaximum: number
  /** Whether the operator requires the place of the device (SH-10); absent: no. */
  devicePlace?: boolean
  /** Whether documents are sealed with the test certificate. */
  testSeal: boolean
  /** In how many days the operator promises that somebody reads a report (FI-10); absent: no promise. */
  readWithinDays?: number | undefined
  now: () => Date
  /** Called after a report is safely stored. */
  onRegistered: () => void
}

export type RegisterInput = {
  occurrence: Occurrence
  /** A UUID. */
  idempotencyKey: string
  ip: string
}

export type RegisterResult =
  /** `ownerToken` lets the browser that sent it open the report. */
  | { outcome: 'registered' | 'repeated'; registration: Registration; ownerToken: string }
  /** The key has registered other answers before; these were not stored. */
  | { outcome: 'other-answers' }
  /** The key has registered a report whose retention has ended. */
  | { outcome: 'destroyed' }
  | { outcome: 'refused'; issues: FieldError[] }

/** Ends a transaction whose report another request has just registered. */
class AlreadyRegistered extends Error {}

/** Ends a transaction whose human check another report has used. */
class ChallengeSpent extends Error {}

/**
 * Registers a report: number, report and its outbox jobs are stored together or not at all before the answer. The same key
 * with the same answers registers once and gets the same answer, however often and however close together (SU-09).
 */
export async function register(deps: RegisterDeps, input: RegisterInput): Promise<RegisterResult> {
  const identity = identifyRegistration(deps.lookup, input.idempotencyKey, input.occurrence)
  const before = await repeated(deps, identity)
  if (before) return before
  const verdict = await deps.humanCheck.verify(input.occurrence.recaptchaToken, humanAction)
  if (!verdict.ok) return notHuman(input.occurrence)
  const examined = await examine(input.occurrence, {
    now: deps.now(),
    narrativeMaximum: deps.narrativeMaximum,
    devicePlace: deps.devicePlace ?? false,
    findAddress: deps.addresses.read,
    translator: deps.translator,
    crimesNotOffered: deps.crimesNotOffered ?? [],
  })
  if (!examined.ok) return { outcome: 'refused', issues: examined.issues }
  try {
    const row = await store(deps, input, identity, examined, verdict.spends)
    deps.onRegistered()
    return { outcome: 'registered', ...answerOf(deps, row, identity) }
  } catch (error) {
    if (!(error instanceof AlreadyRegistered || error instanceof ChallengeSpent)) throw error
    // The same report sent twice at once has the same token: the number of the first counts, not its spent token.
    const sameKey = await repeated(deps, identity)
    if (sameKey) return sameKey
    if (error instanceof ChallengeSpent) return notHuman(input.occurrence)
    throw error
  }
}

function notHuman({ IdIdioma }: Occurrence): RegisterResult {
  const issue = { code: 'humanCheck' } as const
  const mensagem = issueMessage(issue, localeOf(IdIdioma))
  return { outcome: 'refused', issues: [{ campo: tokenField, chave: issue.code, mensagem }] }
}

/** What was answered before under this key; given only to a request with the same answers. */
async function repeated(
  deps: RegisterDeps,
  identity: RegistrationIdentity,
): Promise<RegisterResult | undefined> {
  const row = await findRegistered(deps.db, identity.idempotencyDigest)
  if (!row) return undefined
  const isSame = row.request_digest !== null && timingSafeEqual(row.request_digest, identity.requestDigest)
  if (!isSame) return { outcome: 'other-answers' }
  await deps.numbers.note(row)
  if (row.key_destroyed_at !== null) return { outcome: 'destroyed' }
  return { outcome: 'repeated', ...answerOf(deps, row, identity) }
}

const answerOf = (deps: RegisterDeps, row: ReportRow, { ownerToken }: RegistrationIdentity) => ({
  registration: registrationOf(deps, row),
  ownerToken,
})

async function store(
  { db, numbers, vault, lookup, encryptedLookupKey, now }: RegisterDeps,
  input: RegisterInput,
  identity: RegistrationIdentity,
  examined: SoundReport,
  spends: SpentChallenge | undefined,
): Promise<ReportRow> {
  const id = randomUUID()
  const code = authenticationCode(randomBytes(15))
  const wrappedKey = vault.newKey(id)
  const { ok: _, crime, municipality, discreet, ...kept } = examined
  const { registrante, versionFrontEnd } = input.occurrence
  const registrant = { ...registrante, versionFrontEnd, ip: input.ip }
  const receiving = await receivingUnit(db, examined.report.fato.endereco, now())
  const { unit } = receiving
  const identifiers = identifiersOf(examined.report, discreet)
  const body = encryptBody(vault, id, wrappedKey, { ...kept, registrant, unit, authenticationCode: code })
  const content = createHash('sha256').update(JSON.stringify(examined.report)).digest()

  return numbers.giving(virtualUnit, async (trx, next, registeredAt) => {
    if (spends && !(await spendChallenge(trx, spends))) throw new ChallengeSpent()
    // Before the counter's row is locked, as every other report waits for that lock; the report that these rows name follows.
    const first = firstEvent({ ...kept, crime, discreet }, receiving, registeredAt)
    const [held] = await writeTogether<{ locked: Buffer }>(
      trx,
      [
        jobRows(trx, id, ['paper', 'mail']),
        ...identifierRows(trx, lookup, id, identifiers),
        ...historyRows(trx, id, first, await readServiceTargets(trx)),
      ],
      heldSecret(trx, 'lookup'),
    )
    // A report that is encrypted with another key than the database's could never be read.
    if (!held?.locked.equals(encryptedLookupKey)) throw new RegistrationHeld('station-key')
    const { year, sequence } = await next()
    const row: ReportRow = {
      id,
      unit: virtualUnit,
      year,
      sequence,
      bop: bulletinNumber({ unit: virtualUnit, year, sequence }),
      crime,
      municipality: municipality ?? null,
      registered_at: registeredAt,
      idempotency_key: null,
      idempotency_digest: identity.idempotencyDigest,
      request_digest: identity.requestDigest,
      code_digest: digestOf(code),
      owner_digest: digestOf(identity.ownerToken),
      wrapped_key: wrappedKey,
      body,
      content_sha256: content,
      key_destroyed_at: null,
    }
    if (!(await insertReport(trx, row))) throw new AlreadyRegistered()
    return row
  })
}

/** Made only of what is stored and of the station's settings, so that a repeat gets exactly the same answer. */
function registrationOf(
  { vault, receipts, testSeal, readWithinDays }: RegisterDeps,
  row: ReportRow,
): Registration {
  const registradoEm = stateIso(row.registered_at)
  const { authenticationCode, report, unit = virtualStation } = decryptBody(vault, row)
  const { immediate, asksMeasure } = urgencyOf(report)
  const law = measureLawOf(report, row.registered_at)
  const sha256 = row.content_sha256.toString('hex')
  return {
    bop: row.bop,
    ...splitBulletinNumber(row.bop),
    autDig: authenticationCode,
    registradoEm,
    unidadeResponsavel: {
      nome: unit.name,
      endereco: unit.address,
      ...(unit.phone && { telefone: unit.phone }),
      ...(unit.hours && { horario: unit.hours }),
    },
    recibo: receipts.sign({ numero: row.bop, registradoEm, sha256 }),
    teste: testSeal,
    ...(immediate && { ajudaAgora: true as const }),
    ...(asksMeasure && law && { medidaPedida: law }),
    ...(law && { pedeProtecao: true as const }),
    lerAte: readWithinDays === undefined ? null : dayAfter(row.registered_at, readWithinDays),
  }
}
