import type { Kysely } from 'kysely'
import { appendAudit } from '../../../desk/audit/append-audit.ts'
import {
  addReceiver,
  allowOriginals,
  listReceivers,
  resumeReceiver,
  revokeReceiver,
} from '../../../delivery/queue/receivers.ts'
import { summariesOf } from '../../../delivery/queue/summaries.ts'
import type { Database } from '../../../store/tables/tables.ts'
import { done, refused, type Outcome } from '../command/run-command.ts'

type Added = {
  name: string
  push: string | undefined
  isPackage: boolean
  allowsPrivate: boolean
  fromNow: boolean
}

/** It stands in the log of acts and on the desk. */
const nameForm = /^[a-z\d][a-z\d-]{1,39}$/

export async function addReceiverCommand(
  db: Kysely<Database>,
  { name, push, isPackage, allowsPrivate, fromNow }: Added,
): Promise<Outcome | undefined> {
  if (!nameForm.test(name) || (push !== undefined && isPackage)) return undefined
  const problem = push === undefined ? undefined : addressProblem(push, allowsPrivate)
  if (problem !== undefined) return refused(problem)
  const way = push === undefined ? (isPackage ? 'pacote' : 'busca') : 'envio'
  const added = await db.transaction().execute(async (trx) => {
    const made = await addReceiver(trx, { name, way, address: push, allowsPrivate, fromNow })
    if (made) await appendAudit(trx, { act: 'cadastrou-recebedor', subject: name })
    return made
  })
  if (!added) return refused(`There is, or was, a receiver called ${name}; take another name`)
  if (way === 'pacote') return done(`${name} gets files ("package") and has no credential`)
  return done(
    `Credential of ${name}, shown only this once; it opens every report that is announced to it:`,
    `  ${added.credential}`,
    push === undefined ? 'It asks at DELIVERY_URL/api/entrega/eventos' : `It is told at ${push}`,
  )
}

/** A push says little, but anybody who can change it on its way, or answers in the name of another, can hold reports up. */
function addressProblem(push: string, allowsPrivate: boolean): string | undefined {
  if (!URL.canParse(push)) return '--push must be an address'
  const { protocol, username, hash } = new URL(push)
  if (username !== '' || hash !== '') return '--push takes no user and no #'
  if (protocol === 'https:' || (protocol === 'http:' && allowsPrivate)) return undefined
  return '--push must be an https address; http only together with --private-network'
}

export async function listCommand(db: Kysely<Database>): Promise<Outcome> {
  const [receivers, summaries] = [await listReceivers(db), await summariesOf(db)]
  if (receivers.length === 0) return done('No other system is told of reports')
  return done(
    ...receivers.map(
      ({ id, name, way, address, gets_originals, revoked_at: revoked, stopped_at: stopped }) => {
        const { waiting = 0, dead = 0, oldestMinutes = 0 } = summaries.get(id) ?? {}
        const state = revoked ? 'revoked' : stopped ? 'stopped by itself (410)' : 'lives'
        const open =
          waiting === 0
            ? 'nothing waits'
            : `${waiting} wait, the oldest ${oldestMinutes} min, ${dead} given up`
        const originals = gets_originals ? 'gets originals' : null
        return [name, way, address, originals, state, open].filter((part) => part !== null).join(' · ')
      },
    ),
  )
}

export async function revokeCommand(db: Kysely<Database>, name: string): Promise<Outcome> {
  const revoked = await db.transaction().execute(async (trx) => {
    const was = await revokeReceiver(trx, name)
    if (was) await appendAudit(trx, { act: 'revogou-recebedor', subject: name })
    return was
  })
  return revoked ? done(`The credential of ${name} is worth nothing any more`) : refused(unknown(name))
}

/** In one line of the log, as the auditor reads it. */
const agreementForm = /^[\p{L}\p{N}\p{P} ]{5,200}$/u

/** Gives or takes the right to originals; giving it names the agreement between the authorities. */
export async function originalsCommand(
  db: Kysely<Database>,
  name: string,
  { agreement, off }: { agreement: string | undefined; off: boolean },
): Promise<Outcome | undefined> {
  if (off === (agreement !== undefined)) return undefined
  if (agreement !== undefined && !agreementForm.test(agreement)) return undefined
  const changed = await db.transaction().execute(async (trx) => {
    const was = await allowOriginals(trx, name, !off)
    if (was)
      await appendAudit(trx, {
        act: off ? 'tirou-originais' : 'deu-originais',
        subject: name,
        reason: agreement,
      })
    return was
  })
  if (!changed) return refused(unknown(name))
  return done(
    off
      ? `${name} gets no originals any more`
      : `${name} may fetch each original until it confirms its event; auditors are alerted`,
  )
}

export const resumeCommand = async (db: Kysely<Database>, name: string): Promise<Outcome> =>
  (await resumeReceiver(db, name)) ? done(`${name} is told again`) : refused(unknown(name))

const unknown = (name: string) => `There is no such receiver: ${name}`
