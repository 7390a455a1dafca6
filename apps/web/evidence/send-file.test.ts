// @vitest-environment node
import { File } from 'node:buffer'
import { randomBytes } from 'node:crypto'
import { pieceBytes } from '@delegacia/domain/desk/evidence/limits'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { fakeEvidenceService } from './fake-evidence-service.fixture.ts'
import { sendFile } from './send-file.ts'

const keys = { numero: '00277/2026.000171-4', codigo: 'AAAA-BBBB-CCCC-DDDD' }
const bytes = Buffer.concat([Buffer.from('%PDF-'), randomBytes(pieceBytes * 3 + 90), Buffer.from('%%EOF')])
const file = () => new File([bytes], 'laudo.pdf') as unknown as globalThis.File
afterEach(() => void vi.unstubAllGlobals())

function send(
  service: ReturnType<typeof fakeEvidenceService>,
  given: Partial<Parameters<typeof sendFile>[0]> = {},
) {
  vi.stubGlobal('fetch', service.fetch)
  const waits: number[] = []
  const progress: number[] = []
  const sent = sendFile({
    keys,
    file: file(),
    signal: new AbortController().signal,
    onProgress: (at) => progress.push(at),
    pause: async (tries) => void waits.push(tries),
    ...given,
  })
  return { sent, waits, progress }
}

// CE-03
test('a file goes in pieces, each once', async () => {
  const service = fakeEvidenceService()
  const { sent, waits } = send(service)
  expect(await sent).toMatchObject({ outcome: 'received', receipt: { bytes: bytes.length } })
  expect(service.stored().equals(bytes)).toBe(true)
  expect(service.log).toEqual([
    'POST',
    'PATCH 0',
    `PATCH ${pieceBytes}`,
    `PATCH ${pieceBytes * 2}`,
    `PATCH ${pieceBytes * 3}`,
  ])
  expect(waits).toEqual([])
})

// CE-03
test('a connection that breaks twice, once after a piece had arrived: it goes on where the server is', async () => {
  const service = fakeEvidenceService((request) => (({ 3: 'before', 5: 'after' }) as const)[request])
  const { sent, waits, progress } = send(service)
  expect(await sent).toMatchObject({ outcome: 'received' })
  expect(service.stored().equals(bytes)).toBe(true)
  expect(waits).toHaveLength(2)
  expect(progress).toEqual(progress.toSorted((a, b) => a - b))
})

// CE-03
test('a connection that stays away pauses the file; the next time only what is missing is sent', async () => {
  let isAway = false
  const service = fakeEvidenceService((request) => (isAway || request === 4 ? 'before' : undefined))
  // The calls themselves wait between their tries.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }).setTimerTickMode('nextTimerAsync')
  onTestFinished(() => void vi.useRealTimers())
  const first = send(service, { pause: async () => void (isAway = true) })
  expect(await first.sent).toEqual({ outcome: 'paused' })
  isAway = false
  service.log.length = 0
  expect(await send(service).sent).toMatchObject({ outcome: 'received' })
  expect(service.log.slice(0, 2)).toEqual(['POST', `PATCH ${pieceBytes * 2}`])
  expect(service.stored().equals(bytes)).toBe(true)
})

// CE-03
test('a token that has ended is replaced', async () => {
  const service = fakeEvidenceService((request) => {
    if (request === 3) service.forgetToken()
    return undefined
  })
  expect(await send(service).sent).toMatchObject({ outcome: 'received' })
})

// CE-01
test('what is not taken is said before anything is sent', async () => {
  const service = fakeEvidenceService()
  const other = new File(['x'], 'carta.docx') as unknown as globalThis.File
  expect(await send(service, { file: other }).sent).toMatchObject({
    outcome: 'refused',
    sentence: expect.stringContaining('carta.docx'),
  })
  expect(service.log).toEqual([])
})

// CE-02
test.each([
  [
    'fatura.pdf',
    '%PDF-1.4\ntrailer<</Encrypt<</Filter/Standard/R 2/P -4/O<00>/U<00>>>>>\n%%EOF',
    /pede uma senha/,
  ],
  ['fatura.pdf', '%PDF-1.4\n1 0 obj', /está incompleto/],
])('%s of %j is refused before anything is sent', async (name, content, sentence) => {
  const service = fakeEvidenceService()
  const locked = new File([content], name) as unknown as globalThis.File
  expect(await send(service, { file: locked }).sent).toMatchObject({
    outcome: 'refused',
    sentence: expect.stringMatching(sentence),
  })
  expect(service.log).toEqual([])
})

// CE-02
test('what the service refuses is said in its words, and not tried again', async () => {
  const refusal = { erro: 'arquivo-nao-e-o-que-diz', mensagem: '“laudo.pdf” não é o que o nome diz' }
  const fetch = vi.fn(async () => new Response(JSON.stringify(refusal), { status: 422 }))
  const { sent } = send({ ...fakeEvidenceService(), fetch })
  expect(await sent).toEqual({ outcome: 'refused', sentence: refusal.mensagem })
  expect(fetch).toHaveBeenCalledTimes(1)
})

// CE-06
test('number and code are in the announcement alone', async () => {
  const seen: string[] = []
  const service = fakeEvidenceService()
  const fetch: typeof service.fetch = (path, init) => {
    const { body, ...rest } = init ?? {}
    seen.push(JSON.stringify([path, rest, typeof body === 'string' ? body : '']))
    return service.fetch(path, init)
  }
  await send({ ...service, fetch }).sent
  expect(seen.map((one) => one.includes(keys.codigo))).toEqual([true, false, false, false, false])
  for (const one of seen) expect(one.startsWith('["/api/acompanhar/evidencia"')).toBe(true)
})
