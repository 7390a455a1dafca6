import { expectNothingLogged } from '../support/station-log.ts'
import { core, expect, test } from '../support/test.ts'

const secrets = {
  name: 'Zulmira Quaresma Ypiranga',
  cpf: '529.982.247-25',
  email: 'zulmira.ypiranga@example.org',
  account: 'Perdi a carteira na feira do Ver-o-Peso',
  code: 'ZYXW-1234-ZYXW-1234',
}

test('what people send, even wrongly, stays out of the log', core, async ({ request }) => {
  const { name, cpf, email, account, code } = secrets
  const report = { envolvido: [{ nome: name, cpf, email }], fato: { relato: account } }
  const refused = await request.post('/api/ocorrencia', {
    data: report,
    headers: { 'Idempotency-Key': '5f0c9b1e-52f5-4f5b-9a55-0d6a3a3f9b51' },
  })
  expect(refused.status()).toBe(422)
  // Broken JSON, which error messages often quote; a code in a form, in bodies and in addresses.
  const type = { 'Content-Type': 'application/json' }
  const broken = Buffer.from(`{"nome": "${name}", "cpf": ${cpf}, "${account}"`)
  expect((await request.post('/api/ocorrencia', { data: broken, headers: type })).status()).toBeLessThan(500)
  await request.post('/api/segunda-via', { multipart: { autDig: code } })
  await request.get(`/api/print/277/20260000019?autDig=${code}`)
  await request.post('/api/print/277/20260000019', { data: { autDig: code } })
  await request.get(`/api/validar-documento/${code}`)
  for (const data of [{ codigo: code }, { codigo: [code] }, Buffer.from(`{"codigo": ${code}`)])
    await request.post('/api/validar-documento', { data, headers: type })
  await request.get(`/api/nowhere/${encodeURIComponent(name)}?email=${encodeURIComponent(email)}`)
  await expectNothingLogged(Object.values(secrets))
  await expectNothingLogged([encodeURIComponent(name), encodeURIComponent(email), code.replaceAll('-', '')])
})
