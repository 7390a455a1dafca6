import type { APIRequestContext } from '@playwright/test'
import type { Validation } from '@delegacia/contract/validation'
import { makeForgeries } from '../../apps/server/papers/seal/corpus.fixture.ts'
import type { Forgery } from '../../apps/server/papers/seal/forgery.fixture.ts'
import { registerLoss } from './sound-report.ts'

type Issued = {
  pdf: Buffer<ArrayBuffer>
  /** The authentication number, with its hyphens. */
  code: string
  /** What anyone with that number is told. */
  validation: Validation
}

/** The paper of a new report, and over forty files that want to pass for it. */
export async function issuedWithForgeries(
  request: APIRequestContext,
): Promise<Issued & { forgeries: Forgery[] }> {
  const [genuine, another] = [await issued(request), await issued(request)]
  return { ...genuine, forgeries: await makeForgeries(genuine.pdf, another.pdf) }
}

async function issued(request: APIRequestContext): Promise<Issued> {
  const { nrBop, autDig } = await registerLoss(request)
  const { pdf } = await (await request.get(`/api/print/277/${nrBop}?autDig=${autDig}`)).json()
  const validation = (await (await request.get(`/api/validar-documento/${autDig}`)).json()) as Validation
  return { pdf: Buffer.from(pdf, 'base64'), code: autDig, validation }
}
