import type { DeliveryKey } from '../delivery-key.ts'
import { sendWebhook, type WebhookAnswer, type Webhook } from './send-webhook.ts'

export type SignedWebhook = Pick<Webhook, 'address' | 'allowsPrivate' | 'body'> & {
  key: DeliveryKey
  /** The same for every attempt. */
  id: string
  mediaType: string
  now: Date
  timeoutMs?: number | undefined
}

/** Sends once, signed as Standard Webhooks 1.0.0 has it. */
export function sendSigned({
  key,
  id,
  mediaType,
  now,
  body,
  timeoutMs = 15_000,
  ...to
}: SignedWebhook): Promise<WebhookAnswer> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  return sendWebhook({
    ...to,
    body,
    timeoutMs,
    headers: {
      'content-type': mediaType,
      'user-agent': 'delegacia-virtual',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1a,${key.sign(`${id}.${timestamp}.${body}`)}`,
    },
  })
}
