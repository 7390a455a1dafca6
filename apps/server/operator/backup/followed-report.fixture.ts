import { expect } from 'vitest'
import {
  answer,
  sendEvidence,
  write,
  type Acknowledged,
} from '../../start/crash-injection/citizen.fixture.ts'
import { createQuestioningOfficer } from '../../start/crash-injection/questioning-officer.fixture.ts'
import { readThread } from '../../start/crash-injection/read-threads.fixture.ts'
import { noRandom } from '../../start/crash-injection/seeded-random.fixture.ts'
import { createUnreliableNetwork } from '../../start/crash-injection/unreliable-network.fixture.ts'
import { findByCredential, addReceiver } from '../../delivery/queue/receivers.ts'
import { verifyAudit } from '../../desk/audit/verify-audit.ts'
import { inviteOfficer } from '../../desk/accounts/invite.ts'
import type { StationRunner } from '../../start/station-runner.fixture.ts'
import { findReport } from '../../store/reports.ts'
import { createVault } from '../../store/keys/vault.ts'
import type { Registered } from './operator.fixture.ts'

/** A report with all that comes after it, an officer who is invited and a system that is told of it. */
export async function followReport({ address, dataDir }: StationRunner, { bop, autDig }: Registered) {
  const own: Acknowledged = { place: 1, key: '', bop, autDig, messages: [], evidence: {}, addenda: [] }
  const way = { network: createUnreliableNetwork(address, noRandom), random: noRandom }
  const officer = createQuestioningOfficer(dataDir)
  const invited = await inviteOfficer(
    officer.db,
    { name: 'R. Chefe', registration: '5001234', duty: { role: 'administrador' } },
    undefined,
    new Date(),
  )
  const receiver = await addReceiver(officer.db, { name: 'sisp', way: 'busca' })
  if (!invited.ok || !receiver) throw new Error('Not added')
  await write(way, own, 'Lembrei de mais uma coisa.')
  await sendEvidence(way, own)
  await officer.ask(bop)
  await answer(way, own)
  await officer.db.destroy()

  /** All of it is there as it was acknowledged, and the station goes on with it. */
  return async (stationKey: Buffer): Promise<void> => {
    const { db } = createQuestioningOfficer(dataDir)
    const report = await findReport(db, { bop })
    if (!report) throw new Error('The report is lost')
    const { messages, evidence, addenda } = own
    expect(await readThread(db, createVault(stationKey), report)).toMatchObject({
      messages,
      evidence,
      files: 1,
      addenda,
      addendaRows: 1,
    })
    expect(await findByCredential(db, receiver.credential)).toMatchObject({ name: 'sisp' })
    const officers = await db.selectFrom('officers').select('registration').execute()
    expect(officers).toContainEqual({ registration: '5001234' })
    expect(await verifyAudit(db)).toMatchObject({ ok: true })
    await db.destroy()
    await write(way, own, 'Depois da volta.')
  }
}
