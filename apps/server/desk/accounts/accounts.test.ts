import { unitRoles, type Duty, type Role } from '@delegacia/domain/desk/roles'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { testDesk, type TestDesk } from '../test-desk.fixture.ts'

type LoggedIn = Awaited<ReturnType<TestDesk['officer']>>
let desk: TestDesk
let [here, elsewhere]: [number, number] = [0, 0]
const people = new Map<Role, LoggedIn>()
const by = (role: Role) => {
  const found = people.get(role)
  if (!found) throw new Error(role)
  return found
}
beforeAll(async () => {
  desk = await testDesk(inject('clusterUrl'))
  here = await desk.unit('Delegacia de Salinópolis')
  elsewhere = await desk.unit('DEAM Capanema')
  const duties: Duty[] = [
    ...unitRoles.map((role) => ({ role, unit: here })),
    { role: 'auditor' },
    { role: 'administrador' },
  ]
  for (const duty of duties) people.set(duty.role, await desk.officer(`${duty.role} A.`, duty))
})
afterAll(() => desk.close())

const invite = async (who: Role, papel: Role, unidade?: number, matricula = '700') =>
  (await by(who).browser.post('/contas', { nome: 'T. Nogueira', matricula, papel, unidade })).statusCode

// DK-04
describe('on the desk accounts are made', () => {
  test('by the chief in the own unit and by administrators, and by nobody else', async () => {
    expect(await invite('chefia', 'atendente', here)).toBe(200)
    expect(await invite('chefia', 'atendente', elsewhere)).toBe(403)
    expect(await invite('chefia', 'chefia', here)).toBe(403)
    expect(await invite('chefia', 'administrador')).toBe(403)
    expect(await invite('administrador', 'chefia', elsewhere)).toBe(200)
    expect(await invite('administrador', 'auditor', undefined, '701')).toBe(200)
    for (const role of ['atendente', 'investigador', 'delegado', 'entrevistador', 'auditor'] as const)
      expect(await invite(role, 'atendente', here)).toBe(403)
  })
  test('never with a role without its unit, in an unknown unit, or beside a role of the station', async () => {
    expect(await invite('administrador', 'atendente')).toBe(400)
    expect(await invite('administrador', 'auditor', here)).toBe(400)
    expect(await invite('administrador', 'atendente', 999)).toBe(404)
    expect(await invite('administrador', 'atendente', here, by('auditor').registration)).toBe(409)
  })
  test('an invitation goes to nobody who logs in already: it would go around the two who renew an access', async () => {
    const nome = 'atendente A.'
    const matricula = by('atendente').registration
    const answer = await by('chefia').browser.post('/contas', {
      nome,
      matricula,
      papel: 'investigador',
      unidade: here,
    })
    expect([answer.statusCode, answer.json()]).toEqual([200, {}])
    expect((await desk.browser().logIn(by('atendente').key)).statusCode).toBe(200)
  })
})

// OF-06
test('the list says which account is the own, on which others alone renew and close', async () => {
  for (const role of ['chefia', 'administrador'] as const) {
    const { browser, id } = by(role)
    const accounts: { id: string; minha: boolean }[] = (await browser.get('/contas')).json()
    expect(accounts.filter(({ minha }) => minha).map((one) => one.id)).toEqual([id])
    expect(accounts.length).toBeGreaterThan(1)
    for (const path of ['/recuperacoes', '/contas/desligar'])
      expect((await browser.post(path, { policial: id })).statusCode).toBe(403)
  }
})

// DK-04
describe('nobody grows by inviting', () => {
  test('not by giving themselves a role', async () => {
    const { browser, registration } = by('chefia')
    const own = { nome: 'chefia A.', matricula: registration, papel: 'delegado', unidade: here }
    expect((await browser.post('/contas', own)).statusCode).toBe(403)
  })
  test('nor by an invitation to an account that also belongs to another unit', async () => {
    const nome = 'L. Farias'
    const given = { nome, matricula: '801' }
    const admin = by('administrador').browser
    expect(
      (await admin.post('/contas', { ...given, papel: 'delegado', unidade: elsewhere })).statusCode,
    ).toBe(200)
    const taken = await by('chefia').browser.post('/contas', { ...given, papel: 'atendente', unidade: here })
    expect([taken.statusCode, taken.json().convite]).toEqual([409, undefined])
    expect((await admin.post('/contas', { ...given, papel: 'atendente', unidade: here })).statusCode).toBe(
      200,
    )
  })
})

// DK-20
describe('whoever keeps accounts', () => {
  test('sees those of the own unit, administrators all, others none', async () => {
    const names = async (role: Role) => {
      const answer = await by(role).browser.get('/contas')
      return answer.statusCode === 200 ? answer.json().length : answer.statusCode
    }
    // Two who were invited above belong to both units, so that only administrators keep their accounts.
    expect(await names('chefia')).toBe(5)
    expect(await names('administrador')).toBe(10)
    for (const role of ['atendente', 'investigador', 'delegado', 'entrevistador', 'auditor'] as const)
      expect(await names(role)).toBe(403)
  })
  test('ends the sessions of a stolen phone at once', async () => {
    const stolen = desk.browser()
    await stolen.logIn(by('investigador').key)
    const policial = by('investigador').id
    expect((await by('delegado').browser.post('/contas/encerrar-sessoes', { policial })).statusCode).toBe(404)
    expect((await by('chefia').browser.post('/contas/encerrar-sessoes', { policial })).statusCode).toBe(204)
    expect((await stolen.get('/sessao')).statusCode).toBe(401)
  })
  test('closes an account with its sessions and every way in; an administrator not of the own', async () => {
    const { id, key, browser } = await desk.officer('L. Dias', { role: 'atendente', unit: here })
    expect((await by('chefia').browser.post('/contas/desligar', { policial: id })).statusCode).toBe(204)
    expect((await browser.get('/sessao')).statusCode).toBe(401)
    expect((await desk.browser().logIn(key)).statusCode).toBe(401)
    const own = { policial: by('administrador').id }
    expect((await by('administrador').browser.post('/contas/desligar', own)).statusCode).toBe(403)
  })
})

// DK-08
describe('the log on the desk', () => {
  test('is read and verified by auditors alone, and reading it is an entry', async () => {
    const { browser, id } = by('auditor')
    const { cabeca, entradas } = (await browser.post('/auditoria')).json()
    expect(entradas[0]).toMatchObject({ entrada: cabeca.entrada, ato: 'leu-registro', funcao: 'auditor' })
    expect(entradas[0].quem).toEqual({ id, nome: 'auditor A.' })
    expect(entradas[0].anterior).toBe(entradas[1].hash)
    const older = (await browser.post('/auditoria', { antes: entradas[1].entrada })).json()
    expect(older.entradas[0].entrada).toBe(entradas[2].entrada)
    const whole = (await browser.post('/auditoria/verificar')).json()
    expect(whole).toMatchObject({ inteira: true })
    await by('investigador').browser.logIn(by('investigador').key)
    for (const role of [...unitRoles, 'administrador'] as const) {
      expect((await by(role).browser.post('/auditoria')).statusCode).toBe(403)
      expect((await by(role).browser.post('/auditoria/verificar')).statusCode).toBe(403)
    }
    expect((await desk.browser().post('/auditoria')).statusCode).toBe(401)
  })
})
