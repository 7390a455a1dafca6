import type { DeliveryKey } from '../delivery/delivery-key.ts'
import { createDeliveryApp } from '../delivery/http/delivery-app.ts'
import type { Log } from '../base/platform/log.ts'
import type { EnsureDocument } from '../reports/documents/make-document.ts'
import type { Settings } from '../base/settings/settings.ts'
import type { Vault } from '../store/keys/vault.ts'
import type { Closing } from './closing.ts'
import type { OpenStore } from './open-store.ts'

type DeliveryStart = {
  store: Pick<OpenStore, 'db'>
  vault: Vault
  key: DeliveryKey
  ensureDocument: EnsureDocument
  now: () => Date
  log: Log
  say: (line: string) => void
  closing: Closing
}

/**
 * Serves the police's own systems, where the operator has set a port. What stops it does not stop the portal: the operator is
 * told.
 */
export async function startDelivery(
  { host, deliveryPort, deliveryUrl }: Settings,
  { store: { db }, log, say, closing, ...deps }: DeliveryStart,
): Promise<void> {
  if (deliveryPort === undefined) return
  const app = await createDeliveryApp({ db, deliveryUrl, log, ...deps })
  closing.add(() => app.close())
  try {
    await app.listen({ host, port: deliveryPort })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    say(`Nothing is delivered: port ${deliveryPort} cannot be used (${code}); see DELIVERY_PORT`)
    return
  }
  say(`The delivery to the police’s own systems: ${deliveryUrl}`)
}
