import { execFileSync } from 'node:child_process'
import type { Registration } from '@delegacia/contract/occurrence'
import { expect } from 'vitest'
import type { TestStation } from '../../start/test-station.fixture.ts'

/** What a printed report says, got with its code as a second copy is. */
export async function printedText(
  { app }: Pick<TestStation, 'app'>,
  { nrBop, autDig }: Pick<Registration, 'nrBop' | 'autDig'>,
): Promise<string> {
  const answer = await app.inject({ method: 'POST', url: `/api/print/277/${nrBop}`, payload: { autDig } })
  expect(answer.statusCode).toBe(200)
  const input = Buffer.from(answer.json<{ pdf: string }>().pdf, 'base64')
  return execFileSync('pdftotext', ['-', '-'], { encoding: 'utf8', input }).replace(/\s+/g, ' ')
}
