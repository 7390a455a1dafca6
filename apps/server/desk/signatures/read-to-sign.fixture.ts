import type { TestDesk } from '../test-desk.fixture.ts'

type Browser = Awaited<ReturnType<TestDesk['officer']>>['browser']

/** Reads a request and opens its report, as the signer's dialog does, a moment after it was made. */
export async function readToSign(desk: TestDesk, browser: Browser, request: string): Promise<void> {
  desk.later(1)
  const { boletim } = (await browser.post(`/assinaturas/${request}/ler`)).json()
  await browser.post(`/boletins/${boletim}/abrir`, { motivo: 'assinatura' })
}
