import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { digestOf } from '../../base/platform/digest-of.ts'
import { inviteOfficer } from './invite.ts'
import { testDesk, type TestDesk } from '../test-desk.fixture.ts'
import { makeKey } from '../virtual-authenticator.fixture.ts'

let desk: TestDesk
let code: string
beforeEach(async () => {
  desk = await testDesk(inject('clusterUrl'))
  const unit = await desk.unit('Delegacia de Salinópolis')
  code = (await desk.invite('T. Nogueira', { role: 'atendente', unit })).code
})
afterEach(() => desk.close())

const hour = 3_600_000
const invalid = { erro: 'convite-invalido' }
const read = async (convite = code) => (await desk.browser().post('/convite', { convite })).json()

// DK-15
describe('an invitation', () => {
  test('says whose it is, typed as people type', async () => {
    const expected = { nome: 'T. Nogueira', valeAte: '2026-11-23T12:00:00.000Z' }
    expect(await read()).toMatchObject(expected)
    expect(await read(code.toLowerCase().replaceAll('-', ' '))).toMatchObject(expected)
  })
  test('is stored as a digest only', async () => {
    const [row] = await desk.db.selectFrom('invitations').selectAll().execute()
    expect(row?.code_digest).toEqual(digestOf(code))
    expect(JSON.stringify(row)).not.toContain(code)
  })
  test('lets in once', async () => {
    const browser = desk.browser()
    await browser.acceptInvitation(code)
    expect((await browser.get('/sessao')).json()).toMatchObject({ nome: 'T. Nogueira' })
    expect(await read()).toMatchObject(invalid)
    await expect(desk.browser().acceptInvitation(code)).rejects.toThrow('convite-invalido')
    expect(await desk.acts()).toEqual(['convidou', 'aceitou-convite'])
  })
  test('of two who use it at once one is let in', async () => {
    const attempts = [desk.browser(), desk.browser()].map(async (browser) => {
      const options = (await browser.post('/convite/chave/opcoes', { convite: code })).json()
      const { response } = makeKey(options, browser.page)
      return () => browser.post('/convite/chave', { convite: code, nome: 'Celular', resposta: response })
    })
    const ready = await Promise.all(attempts)
    const answers = await Promise.all(ready.map((send) => send()))
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '404'])
    expect(await desk.db.selectFrom('passkeys').select('id').execute()).toHaveLength(1)
  })
  test('ends after 24 hours', async () => {
    desk.later(24 * hour - 1)
    expect(await read()).toMatchObject({ nome: 'T. Nogueira' })
    desk.later(1)
    expect(await read()).toMatchObject(invalid)
  })
  test('of two at once that do not go together one is given', async () => {
    const given = (role: 'auditor' | 'administrador') =>
      inviteOfficer(
        desk.db,
        { name: 'D. Reis', registration: '5999999', duty: { role } },
        undefined,
        desk.now(),
      )
    await desk.db
      .insertInto('officers')
      .values({ id: randomUUID(), registration: '5999999', name: 'D. Reis', created_at: desk.now() })
      .execute()
    const outcomes = await desk.atOnce(() => Promise.all([given('auditor'), given('administrador')]))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  })
  test('a wrong, a used and an unknown one are the same answer', async () => {
    const wrong = await desk.browser().post('/convite', { convite: '0000-0000-0000-0000' })
    await desk.browser().acceptInvitation(code)
    const used = await desk.browser().post('/convite', { convite: code })
    expect([wrong.statusCode, wrong.body]).toEqual([used.statusCode, used.body])
  })
  test('a key made on another page does not accept it', async () => {
    const browser = desk.browser()
    const options = (await browser.post('/convite/chave/opcoes', { convite: code })).json()
    const { response } = makeKey(options, { origin: 'https://evil.example' })
    const answer = await browser.post('/convite/chave', { convite: code, nome: 'x', resposta: response })
    expect(answer.json()).toMatchObject({ erro: 'nao-confere' })
    expect(await read()).toMatchObject({ nome: 'T. Nogueira' })
  })
})
