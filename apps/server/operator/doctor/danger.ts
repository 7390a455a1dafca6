import type { Kysely } from 'kysely'
import type { Settings } from '../../base/settings/settings.ts'
import type { Database } from '../../store/tables/tables.ts'
import { unitsWithoutDuty } from '../../store/units/units.ts'
import { look, ok, type Finding } from './finding.ts'

const check = 'danger-contacts'
const table =
  'the columns plantao and chefia of the table of units (docs/operations/desk.md, "Nobody opens it")'
/** So many units are named. */
const mostNames = 5

type Chosen = Pick<Settings, 'alarmEmail' | 'alarmWebhook' | 'mailUrl'>

/** Whether somebody is told when nobody opens an urgent report; where no officer works, nobody is missed. */
export async function checkDanger(
  db: Kysely<Database>,
  { alarmEmail, alarmWebhook, mailUrl }: Chosen,
  isDeskUsed: boolean,
): Promise<Finding[]> {
  if (!isDeskUsed) return [ok(check, 'nobody works at the desk')]
  const without = await unitsWithoutDuty(db)
  const names = [...without.slice(0, mostNames), ...(without.length > mostNames ? ['…'] : [])].join(', ')
  const sendsMail = mailUrl !== undefined
  const findings = [
    ...(alarmWebhook === undefined && (alarmEmail === undefined || !sendsMail)
      ? [
          look(
            check,
            'the virtual station is not told of urgent reports that nobody opens',
            nobody(sendsMail),
          ),
        ]
      : []),
    ...(without.length > 0 && alarmWebhook === undefined
      ? [look(check, `units without a contact on duty (${without.length}): ${names}`, table)]
      : []),
  ]
  return findings.length > 0 ? findings : [ok(check, 'somebody is told when nobody opens an urgent report')]
}

const nobody = (sendsMail: boolean) =>
  sendsMail
    ? 'set ALARM_EMAIL or ALARM_WEBHOOK_URL'
    : 'set ALARM_EMAIL with MAIL_URL, or ALARM_WEBHOOK_URL: without a mail server letters are files'
