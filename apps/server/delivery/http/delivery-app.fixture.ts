import type { TestThreads } from '../../reports/thread/test-thread.fixture.ts'
import { addReceiver } from '../queue/receivers.ts'
import { createDeliveryApp } from './delivery-app.ts'

/** The listener of other systems over a station's threads, and how one of them asks it with its credential. */
export async function openDelivery(threads: TestThreads) {
  const { db, vault, ensureDocument, deliveryKey: key, now } = threads
  const deliveryUrl = 'https://entrega.example.org'
  const deps = { db, vault, ensureDocument, key, now, deliveryUrl }
  const app = await createDeliveryApp({ ...deps, log: () => undefined })
  const credential = (await addReceiver(db, { name: 'sisp', way: 'busca' }))?.credential ?? ''
  return {
    ask: (path: string) =>
      app.inject({ url: `/api/entrega/${path}`, headers: { authorization: `Bearer ${credential}` } }),
    close: () => app.close(),
  }
}
