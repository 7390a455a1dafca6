import { parseArgs } from 'node:util'
import type { OpenStation } from '../command/open-station.ts'
import { inviteFromCommand } from './invite-officer.ts'
import { refused, type Outcome } from '../command/run-command.ts'
import { auditCommand } from './verify-audit.ts'
import { verifyHistories } from '../keys/verify-histories.ts'

const usage = [
  'invite --role ROLE [--unit UNIT] --name NAME --registration NUMBER   a single-use invitation, shown this once',
  '  ROLE is atendente, investigador, delegado, entrevistador or chefia of a unit; or auditor, administrador without one',
  '  NUMBER is the matrícula',
  'audit verify [--head SEQ:HASH]…   whether the log is whole, also compared with heads noted elsewhere',
  'audit head                        the last entry and its hash, to be noted elsewhere',
  'histories verify                  whether what is kept of each report is what its events say',
]

/** Makes accounts and verifies the log; the first account can be made nowhere else. */
export async function keepDesk(
  station: Pick<OpenStation, 'db' | 'settings'>,
  args: string[],
): Promise<Outcome> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      role: { type: 'string' },
      unit: { type: 'string' },
      name: { type: 'string' },
      registration: { type: 'string' },
      head: { type: 'string', multiple: true, default: [] },
    },
  })
  const command = positionals.join(' ')
  if (command === 'invite') return (await inviteFromCommand(station, values)) ?? refused(...usage)
  if (command === 'audit verify' || command === 'audit head')
    return (await auditCommand(station, command, values.head)) ?? refused(...usage)
  if (command === 'histories verify') return verifyHistories(station)
  return refused(...usage)
}
