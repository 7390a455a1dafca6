import { createHash } from 'node:crypto'
import { expect, type APIRequestContext } from '@playwright/test'
import type { Registration } from '@delegacia/contract/occurrence'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'

const path = '/api/acompanhar/evidencia'

/** Sends a file of one piece for a report, as the thread's page does. */
export async function sendEvidence(
  request: APIRequestContext,
  { bop, autDig }: Registration,
  nome: string,
  file: Buffer,
): Promise<void> {
  const sha256 = createHash('sha256').update(file).digest('hex')
  const access = { numero: formatBulletinNumber(bop), codigo: autDig }
  const announced = await request.post(path, { data: { ...access, nome, bytes: file.length, sha256 } })
  expect(announced.status(), await announced.text()).toBe(200)
  const { token } = (await announced.json()) as { token: string }
  const sent = await request.patch(path, {
    headers: { 'Upload-Token': token, 'Upload-Offset': '0', 'Content-Type': 'application/octet-stream' },
    data: file,
  })
  expect(sent.status(), await sent.text()).toBe(200)
}
