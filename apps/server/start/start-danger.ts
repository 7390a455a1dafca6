import type { DangerContacts } from '../delivery/danger/contacts.ts'
import { startDangerWorker, type DangerWorkerDeps } from '../delivery/danger/danger-worker.ts'
import { keepDanger } from '../delivery/danger/keep-danger.ts'
import type { Settings } from '../base/settings/settings.ts'

/** Whom the operator's settings name besides the table of units. */
const dangerContactsOf = ({
  alarmEmail,
  alarmWebhook,
  alarmWebhookIsPrivate,
  mailUrl,
}: Settings): DangerContacts => ({
  stationEmail: alarmEmail,
  sendsMail: mailUrl !== undefined,
  webhook:
    alarmWebhook === undefined ? undefined : { address: alarmWebhook, allowsPrivate: alarmWebhookIsPrivate },
})

/** Tells of urgent reports that nobody opens, whether somebody has an account or not. Returns what stops it. */
export function startDanger(
  settings: Settings,
  deps: Omit<DangerWorkerDeps, 'contacts'>,
): () => Promise<void> {
  const contacts = dangerContactsOf(settings)
  const sending = startDangerWorker({ ...deps, contacts })
  const rules = { ...contacts, minutes: settings.urgentMinutes }
  const stopLooking = keepDanger({ ...deps, rules, wake: () => sending.wake() })
  return async () => {
    stopLooking()
    await sending.stop()
  }
}
