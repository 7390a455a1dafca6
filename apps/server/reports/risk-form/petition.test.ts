import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { findSafeContactWay } from '@delegacia/domain/report/safe-contact-ways'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { reportOf } from '@delegacia/flows/crimes/reports.fixture'
import { party, unknownSuspect } from '@delegacia/flows/crimes/theft.fixture'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { digestOf } from '../../base/platform/digest-of.ts'
import { destroyKeys } from '../keys/destroy-keys.ts'
import { hasJobOlderThan, waitingJobs } from '../../store/outbox.ts'
import { testThreads, type TestThreads } from '../thread/test-thread.fixture.ts'

let threads: TestThreads
const folder = mkdtempSync(join(tmpdir(), 'petition-'))
beforeAll(async () => {
  threads = await testThreads(inject('clusterUrl'))
})
afterAll(async () => {
  await threads.close()
  rmSync(folder, { recursive: true })
})

type Access = { numero: string; codigo: string }

function ofWoman(...others: InvolvedParty[]): Occurrence {
  const report = reportOf('violencia_contra_mulher')
  const [reporter, ...known] = report.envolvido
  const asks = { pede_medida: undefined, contato_seguro: undefined }
  return { ...report, envolvido: [{ ...reporter, ...asks }, ...known, ...others] }
}
const him = { ...unknownSuspect(), id_vinculo: 2, nome_conhecido: 1, nome: 'CARLOS ALBERTO SOUZA' }

const answers = {
  '1': ['outra-forma'],
  '11': ['nao-sei'],
  '24': ['sim'],
  'medidas-distancia': ['nao-chegar-perto', 'monitoramento'],
  'medidas-casa': ['sair-de-casa'],
  deficiencia: ['piorou'],
  contato: ['modo-5'],
}
const escritos = { '1/outra-forma': 'com um terçado', dependentes: 'Ana Clara, 5 anos\nLia, 9 anos' }

async function handedIn(
  respostas: object = answers,
  written: object = escritos,
  report = ofWoman(),
): Promise<Access> {
  const own = await threads.report(report)
  const body = { ...own, versao: '2025-2026', respostas, escritos: written }
  expect((await threads.post('/protecao/entregar', body)).statusCode).toBe(200)
  return own
}

const idOf = async ({ numero }: Access) => (await threads.reportOf(numero)).report.id
const petitionsOf = async (own: Access) =>
  threads.db
    .selectFrom('papers')
    .selectAll()
    .where('report_id', '=', await idOf(own))
    .where('kind', '=', 'petition')
    .execute()

async function madeFor(own: Access): Promise<Buffer> {
  const pdf = await threads.ensureDocument('petition', await idOf(own))
  if (!pdf) throw new Error('no petition')
  return pdf
}

function read(tool: string, pdf: Buffer, ...options: string[]): string {
  const path = join(folder, 'petition.pdf')
  writeFileSync(path, pdf)
  return execFileSync(tool, [...options, path, ...(tool === 'pdftotext' ? ['-'] : [])], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}
const textOf = (pdf: Buffer) => read('pdftotext', pdf).replaceAll(/\s+/g, ' ')

// RF-13
describe('the request to a judge', () => {
  test('says all that the law wants in it, then the form as it was answered, and not how to call her', async () => {
    const content = ofWoman(him)
    const own = await handedIn(answers, escritos, content)
    const pdf = await madeFor(own)
    const text = textOf(pdf)
    const [her] = content.envolvido
    const order = [
      'PEDIDO DE MEDIDAS PROTETIVAS DE URGÊNCIA',
      'pede a este juízo as medidas',
      'Não chegar perto (Lei 11.340/2006, art. 22, III, a)',
      formatBulletinNumber(own.numero),
      'até 23 de novembro de 2026',
      `Vítimas: 1. ${her?.nome}`,
      `Suspeitos: 1. ${him.nome}`,
      'Ana Clara, 5 anos',
      'Sim, piorou',
      '5. O que aconteceu',
      'Declaro, para os fins de direito',
      'Assinatura de quem pede',
      'Anexo: Formulário Nacional de Avaliação de Risco',
      'Versão 2025. Fonte: ',
      'públicas. Lida em ',
      'Bloco I –',
      'Sim, de outra forma: com um terçado',
      '24. Você quer e aceita abrigamento temporário?',
      'Sim, quero e aceito',
      'A preencher por profissional',
    ].map((part) => [part, text.indexOf(part)] as const)
    expect(order.filter(([, at]) => at < 0)).toEqual([])
    expect(order.map(([, at]) => at)).toEqual(order.map(([, at]) => at).toSorted((one, other) => one - other))
    for (const written of [him.nome, content.relato_plain?.slice(0, 30).toUpperCase()])
      expect(text.toUpperCase()).toContain(String(written).toUpperCase())
    expect(text).not.toContain(own.codigo)
    expect(text).not.toMatch(/pontua|nível de risco|risco alto|sem risco para/i)
  })

  test('has no telephone and no e-mail of hers or of a witness, and has those of the other person', async () => {
    const reach = (mobile: string, landline: string, mail: string): InvolvedParty['contato'] => [
      { tipo: '1', valorSemDDI: landline, ddi: '55', valor: `+55 ${landline}` },
      { tipo: '2', valorSemDDI: mobile, ddi: '55', valor: `+55 ${mobile}` },
      { tipo: '3', valor: mail },
    ]
    const content = ofWoman(
      { ...him, id_ddi: '55', contato: reach('91 98111-2233', '91 3111-2233', 'ele@example.org') },
      party('5', {
        nome: 'ROSA LIMA',
        contato: reach('91 98222-3344', '91 3222-3344', 'rosa@example.org'),
      }),
    )
    const [her, ...others] = content.envolvido
    const hers = reach('91 98333-4455', '91 3333-4455', 'maria.segura@example.org')
    const own = await handedIn(answers, escritos, {
      ...content,
      envolvido: [{ ...her, contato: hers }, ...others],
    })
    const text = textOf(await madeFor(own))
    const digits = text.replaceAll(/\D/g, '')
    for (const number of ['983334455', '33334455', '982223344', '32223344'])
      expect(digits).not.toContain(number)
    expect(text).not.toMatch(/maria\.segura|rosa@example/)
    expect(text).not.toMatch(/ligar sem risco|Antes de ligar/)
    expect(text).not.toContain(findSafeContactWay(5)?.name.pt)
    expect(digits).toContain('981112233')
    expect(text).toContain('ele@example.org')
    // The rest of her stands as before.
    expect(text).toContain(String(her?.nome))
  })

  test('is sealed, whole and unchanged, and the validation page knows its file', async () => {
    const own = await handedIn()
    const pdf = await madeFor(own)
    expect(read('pdfsig', pdf)).toMatch(/Signature Validation: Signature is Valid/)
    expect(read('pdfsig', pdf)).toContain('Total document signed')
    const sha256 = digestOf(pdf).toString('hex')
    const known = await threads.app.inject({
      method: 'POST',
      url: '/api/validar-arquivo',
      payload: { sha256 },
    })
    expect(known.json()).toMatchObject({
      situacao: 'emitido',
      tipo: 'pedido-de-medidas',
      numero: formatBulletinNumber(own.numero),
    })
  })

  // PA-02
  test('is read by a screen reader as one title, sections, rows with their label, pictures with words', async () => {
    const pdf = await madeFor(await handedIn())
    const structure = read('pdfinfo', pdf, '-struct-text')
    const elements = structure.match(/^ *(H1|H2|TR|TH|TD|Figure)\b/gm)?.map((line) => line.trim()) ?? []
    const count = (kind: string) => elements.filter((element) => element === kind).length
    expect(structure).toMatch(/H1 [^\n]*\n\s+"PEDIDO DE MEDIDAS PROTETIVAS DE URGÊNCIA"/)
    expect(count('H1')).toBe(1)
    expect(count('H2')).toBeGreaterThan(6)
    expect(count('TR')).toBeGreaterThan(20)
    expect([count('TH'), count('TD')]).toEqual([count('TR'), count('TR')])
    for (const label of ['Nome completo', 'Nome e idade dos dependentes'])
      expect(structure).toMatch(new RegExp(`TH:\\s+/Scope /Row[^"]*"${label}"`))
    const file = pdf.toString('latin1')
    expect(file.match(/\/Alt ?[(<]/g)?.length).toBe(count('Figure'))
    expect(file).toMatch(/pdfaid:part>2<.*pdfaid:conformance>A</)
    expect(file).toContain('/Lang (pt-BR)')
  })

  test('needs neither a name nor an address of the other person, and says what was not answered', async () => {
    const own = await handedIn({ 'medidas-distancia': ['nao-falar'] }, {})
    const text = textOf(await madeFor(own))
    expect(text).toMatch(/Nome e idade dos dependentes Sem resposta/)
    for (const part of ['Não ligar, não mandar mensagem', 'O boletim não diz quem é'])
      expect(text).toContain(part)
    expect(text).not.toContain('Anexo:')
  })

  // RF-13
  test('of who asked for measures alone says whether she has a disability, as she said or not', async () => {
    const measures = { 'medidas-distancia': ['nao-falar'] }
    const said = await handedIn(
      { ...measures, 'tem-deficiencia': ['sim'] },
      { 'tem-deficiencia/sim': 'baixa visão' },
    )
    expect(textOf(await madeFor(said))).toContain('Quem pede tem deficiência? Sim: baixa visão')
    const silent = await handedIn(measures, {})
    expect(textOf(await madeFor(silent))).toContain('Quem pede tem deficiência? Sem resposta')
  })

  // RF-13
  test.each([
    ['a first name', { nome_conhecido: 2, apelido: 'CARLOS' }, /CARLOS/],
    ['a nickname', { nome_conhecido: 2, apelido: 'CARLINHOS DO PORTO' }, /CARLINHOS DO PORTO/],
    ['nothing but how he looks', {}, /BONÉ VERMELHO/],
  ])(
    'is made for a report without a pin, without his address, and with %s of his',
    async (_what, known, said) => {
      const report = ofWoman({ ...unknownSuspect(), ...known })
      const { lat: _lat, lng: _lng, has_mapa: _pin, ...endereco } = report.fato.endereco ?? {}
      const own = await handedIn(
        { 'medidas-distancia': ['nao-chegar-perto'] },
        {},
        {
          ...report,
          fato: { ...report.fato, endereco },
        },
      )
      const text = textOf(await madeFor(own))
      expect(text).toMatch(said)
      expect(text).toContain('Não chegar perto')
      expect(text).not.toContain('O boletim não diz quem é')
      expect(text).not.toMatch(/undefined|null|NaN/)
    },
  )
})

// RF-14
describe('it is made', () => {
  test('by the worker soon after it was handed in, once however often it is asked for', async () => {
    const own = await handedIn()
    await expect.poll(() => petitionsOf(own), { timeout: 20_000 }).toHaveLength(1)
    const [row] = await petitionsOf(own)
    const again = await Promise.all([madeFor(own), madeFor(own)])
    for (const pdf of again) expect(digestOf(pdf)).toEqual(row?.sha256)
    expect(row?.body.includes('%PDF')).toBe(false)
  })

  test('from nothing else: no measure, no request; and nobody gets it with the code', async () => {
    const own = await handedIn({ '11': ['sim'] }, {})
    expect(await threads.ensureDocument('petition', await idOf(own))).toBeUndefined()
    const jobs = await threads.db
      .selectFrom('outbox')
      .select('kind')
      .where('report_id', '=', await idOf(own))
      .execute()
    expect(jobs.map(({ kind }) => kind)).not.toContain('petition')
    const asked = await handedIn()
    const sha256 = digestOf(await madeFor(asked)).toString('hex')
    expect((await threads.post('/papel', { ...asked, acrescimoSha256: sha256 })).statusCode).not.toBe(200)
    expect(JSON.stringify(await threads.read(asked))).not.toContain(sha256)
  })

  test('and while it waits the station says so ten minutes after it was handed in, not after the report', async () => {
    const own = await handedIn()
    await madeFor(own)
    const report = await idOf(own)
    const seconds = (Date.now() - threads.now().getTime()) / 1000
    // A job that the worker still makes would be said to be done in the middle of what follows.
    await vi.waitFor(async () => expect(await waitingJobs(threads.db)).toEqual([]), 30_000)
    const registered_at = new Date(threads.now().getTime() - 3_600_000)
    await threads.db.updateTable('reports').set({ registered_at }).where('id', '=', report).execute()
    const lease = { done_at: null, leased_until: new Date('2100-01-01'), leased_by: 'nobody' }
    const waits = (kind: 'paper' | 'petition') =>
      threads.db
        .updateTable('outbox')
        .set(lease)
        .where('report_id', '=', report)
        .where('kind', '=', kind)
        .execute()
    await waits('petition')
    expect(await hasJobOlderThan(threads.db, seconds - 600)).toBe(true)
    expect(await hasJobOlderThan(threads.db, seconds + 600)).toBe(false)
    await waits('paper')
    expect(await hasJobOlderThan(threads.db, seconds + 600)).toBe(true)
  })

  test('and with the key of its report it is gone; its digest stays', async () => {
    const own = await handedIn()
    const pdf = await madeFor(own)
    const report = await idOf(own)
    await destroyKeys(threads.db, new Date('2100-01-01'))
    const [row] = await petitionsOf(own)
    expect([row?.body.length, row?.sha256]).toEqual([0, digestOf(pdf)])
    expect(await threads.ensureDocument('petition', report)).toBeUndefined()
  })
})
