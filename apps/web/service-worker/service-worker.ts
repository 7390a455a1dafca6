import { languages } from '../i18n/languages.ts'
import type { KeepPortal } from '../portal/kept-portal.ts'
import { answerFor } from './answer-request.ts'
import { keepPortalAtLast } from './kept-portal.ts'
import { sendWaiting } from './send-waiting.ts'
import { worker } from './worker-scope.ts'

/*
 * Serves the portal if there is no connection, from what it keeps: the same for everybody, and nothing of a report
 * (docs/decisions/0039-what-the-service-worker-keeps.md).
 */

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))

worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))

worker.addEventListener('fetch', (event) => {
  const answer = answerFor(event.request)
  if (answer) event.respondWith(answer)
})

worker.addEventListener('sync', (event) => event.waitUntil(sendWaiting()))

worker.addEventListener('message', (event) => {
  if (!isKeepPortal(event.data)) return
  event.waitUntil(keepPortalAtLast(event.data))
})

function isKeepPortal(data: unknown): data is KeepPortal {
  if (typeof data !== 'object' || data === null) return false
  const { keep, scripts } = data as Partial<KeepPortal>
  return languages.some(({ id }) => id === keep) && typeof scripts === 'string'
}
