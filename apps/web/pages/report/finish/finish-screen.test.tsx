import { contextOf, lossReport } from '@delegacia/flows/crimes/loss.fixture'
import { flow as loss } from '@delegacia/flows/crimes/loss/flow'
import { normalizeReport } from '@delegacia/flows/engine/normalize-report'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { LetterState } from '@delegacia/contract/email'
import { currentToasts } from '@delegacia/ui/notices/toast-store'
import { FinishScreen } from './finish-screen.tsx'
import { heldAccess } from '../../../documents/held-access.ts'
import { createReportLoads, LoadsContext } from '../../../questions/report-loads.ts'
import { findInTab } from '../../../router/tab-notes.ts'
import { dropReceipt, findReceipt, keepReceipt, receiptOf, type ShownReceipt } from './receipt.ts'

const requests: { path: string; body: unknown }[] = []
let releasePdf: () => void
let message: () => Response

/** The service's answers are stubs, and the PDF waits for `releasePdf`: this tests the order of the calls. */
beforeEach(() => {
  requests.length = 0
  sessionStorage.clear()
  const pdf = new Promise<void>((resolve) => {
    releasePdf = resolve
  })
  URL.createObjectURL = () => 'blob:document'
  URL.revokeObjectURL = () => undefined
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    // Every page asks for the settings, here those that name no video.
    if (path === '/api/ajustes') return Response.json({})
    requests.push({ path, body: typeof body === 'string' ? JSON.parse(body) : undefined })
    if (path.startsWith('/api/print')) await pdf
    if (path.startsWith('/api/GET_MENSAGEM')) return message()
    if (path === '/api/email') return Response.json({ situacao: 'enviada' })
    return Response.json({ pdf: 'JVBERi0=' })
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const answer = {
  bop: '277.20260000019',
  unidade: '277',
  nrBop: '20260000019',
  autDig: 'ABCD-1234-EFGH-5678',
  registradoEm: '2026-11-21T12:00:00-03:00',
  unidadeResponsavel: { nome: 'Seccional de São Brás', endereco: 'Belém' },
  recibo: {
    numero: '277.20260000019',
    registradoEm: '2026-11-21T12:00:00-03:00',
    sha256: '00',
    assinatura: 'AA==',
    chave: '0123456789abcdef',
  },
  teste: false,
  lerAte: null,
}
const receipt = { answer, name: 'MARIA DO CARMO', email: 'maria@example.org' }

function show(
  whole: ShownReceipt,
  onLetter: (state: LetterState) => void = () => {},
  onAdviceRead = () => {},
  { offender = true, discreet = false } = {},
) {
  render(
    <LoadsContext value={createReportLoads()}>
      <FinishScreen
        receipt={whole}
        documentTitle="Perda"
        libras={[]}
        offender={offender}
        discreet={discreet}
        onLetter={onLetter}
        onAdviceRead={onAdviceRead}
      />
    </LoadsContext>,
  )
}

// FI-02
test('the number is shown formatted at once, then the PDF is fetched, and only then the letter is requested', async () => {
  const onLetter = vi.fn<(state: LetterState) => void>()
  show(receipt, onLetter)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('00277/2026.000001-9')
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(requests[0]?.path).toBe('/api/print/277/20260000019')
  expect(screen.queryByRole('link', { name: 'Imprimir o boletim' })).toBeNull()
  releasePdf()
  await waitFor(() => expect(onLetter).toHaveBeenCalledExactlyOnceWith('enviada'))
  expect(requests.slice(1)).toEqual([
    {
      path: '/api/email',
      body: {
        contato: 'maria@example.org',
        nome: 'MARIA DO CARMO',
        assunto: 'Boletim 00277/2026.000001-9 registrado',
        strBopCompleto: '00277/2026.000001-9',
        unidade: '277',
        nrBop: '20260000019',
      },
    },
  ])
  expect(screen.getByRole('link', { name: 'Imprimir o boletim' }).getAttribute('href')).toBe(
    '/imprimir/277/20260000019',
  )
})

// FI-01
test('says what happens next: the letter, the unit, changes at a police station, the legal validity', () => {
  show({ ...receipt, letter: 'enviada' })
  const text = document.body.textContent
  for (const expected of [
    'Seu boletim foi registrado',
    'Anote o número acima',
    '00277/2026.000001-9',
    'm••••@example.org',
    'Seccional de São Brás',
    'só muda na delegacia',
    'use “Acompanhar o boletim”',
    'A culpa é de quem fez isso',
    'mesma validade legal',
  ])
    expect(text).toContain(expected)
  expect(text).not.toContain('maria@example.org')
  expect(screen.getByRole('link', { name: 'Voltar ao início' }).getAttribute('href')).toBe('/')
})

// FI-12
test.each<[LetterState, string]>([
  ['a_enviar', 'serão enviados para m••••@example.org. Se não chegarem'],
  ['enviada', 'Enviamos o número e o caminho da consulta para m••••@example.org'],
  ['nao_enviada', 'não pôde ser entregue a m••••@example.org'],
  ['sem_correio', 'ainda não envia e-mails'],
])('of a letter that is %s it says so, and that it was sent only of one that was', (letter, said) => {
  show({ ...receipt, letter })
  expect(document.body.textContent).toContain(said)
  expect(document.body.textContent.includes('Enviamos')).toBe(letter === 'enviada')
})

// FI-12
test('before the station has answered nothing is said of a letter', () => {
  show(receipt)
  expect(document.body.textContent).not.toMatch(/e-mail|enviad|m••••/i)
})

// FI-10
test('the day by which somebody answers stands open on top', () => {
  show(receipt)
  const top = screen.getByRole('heading', { level: 1 }).parentElement
  expect(top?.textContent).toContain('Se ninguém falar com você até 26 de novembro de 2026')
})

// FI-11
test('the document is the first thing to do: to keep, and in a discreet flow under a neutral name', async () => {
  show(receipt, undefined, undefined, { discreet: true })
  expect(screen.getByRole('button', { name: /Preparando/ })).toBeTruthy()
  releasePdf()
  const link = await screen.findByRole('link', { name: 'Baixar o boletim (PDF)' })
  expect(link.getAttribute('download')).toBe('documento.pdf')
  expect(link.getAttribute('href')).toMatch(/^blob:/)
  expect(document.body.textContent).toContain('Só veja na tela')
  expect(screen.getAllByRole('link')[1]).toBe(link)
})

// TH-34
test('where danger is near the code is shown to write down, with why, and a reload does not show it again', () => {
  show(receipt, undefined, undefined, { discreet: true })
  expect(document.body.textContent).toContain(answer.autDig)
  expect(document.body.textContent).toContain('Anote agora, em lugar seguro')
  expect(screen.queryByRole('button', { name: 'Copiar' })).toBeNull()
  cleanup()
  show({ ...receipt, answer: { ...answer, autDig: '' } }, undefined, undefined, { discreet: true })
  expect(document.body.textContent).toContain('apareceu uma vez')
})

// SH-23
test.each([true, false])(
  'every finish leads to the page that it names, with number and code at hand (%s)',
  (discreet) => {
    show(receipt, undefined, undefined, { discreet })
    const named = /use “(.+?)”, abaixo/.exec(document.body.textContent)?.[1]
    const link = screen.getByRole('link', { name: named })
    expect(link.getAttribute('href')).toBe('/acompanhar')
    fireEvent.click(link)
    expect(heldAccess()).toEqual({ numero: '00277/2026.000001-9', codigo: answer.autDig })
  },
)

// FI-10
test.each([
  [null, 'Depois', '26 de novembro de 2026'],
  ['2026-11-24', 'Até 24 de novembro de 2026', '24 de novembro de 2026'],
])('with the promised day %s it says until when, and what to do after it', (lerAte, label, day) => {
  show({ ...receipt, answer: { ...answer, lerAte } })
  expect([...document.querySelectorAll('dt')].map((term) => term.textContent)).toEqual(
    expect.arrayContaining([label, `Passou de ${day} e ninguém falou?`]),
  )
})

// PA-04
test('while the certificate is a test one it says so, and claims no legal validity', () => {
  show({ ...receipt, answer: { ...answer, teste: true } })
  expect(document.body.textContent).toContain('TESTE. Este boletim foi assinado com um certificado de teste')
  expect(document.body.textContent).not.toContain('mesma validade legal')
})

test('where nobody did it nobody is accused', () => {
  show(receipt, undefined, undefined, { offender: false })
  expect(document.body.textContent).toContain('Não se culpe')
  expect(document.body.textContent).not.toContain('A culpa é de quem')
})

// AX-09
test('the number is said to people who hear the page, once the screen stands', async () => {
  show(receipt)
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(said().join()).not.toContain('00277/2026')
  await waitFor(() => expect(said()).toContain('Seu boletim foi registrado: 00277/2026.000001-9'))
})

describe('the complementary message', () => {
  const { fato, INFO_BOP } = normalizeReport(loss, contextOf(lossReport()))
  const placed = { ...fato, endereco: { ...fato.endereco, id_bairro: 7 } }
  const sent = { ...lossReport(), INFO_BOP, fato: placed }
  const asks = () => requests.filter(({ path }) => path.startsWith('/api/GET_MENSAGEM'))
  const title = () => screen.queryByRole('heading', { name: 'O que pode ajudar você agora' })

  // FI-01, FI-08
  test('is requested by what was reported, shown without anything that could run, and hidden again', async () => {
    const onAdviceRead = vi.fn()
    message = () =>
      Response.json({
        mensagem: '<p onclick="steal()">Bloqueie o <strong>cartão</strong>.</p><img src=x onerror=steal()>',
      })
    show(receiptOf(answer, sent), undefined, onAdviceRead)
    await waitFor(() => expect(title()).toBeTruthy())
    expect(asks()[0]?.path).toBe(
      `/api/GET_MENSAGEM_COMPLEMENTAR_IDIOMAS/pt-br/1/3/${fato.id_natureza}/${fato.id_natureza_cidadao}/0/1501402/7/277`,
    )
    expect(title()?.closest('section')?.innerHTML).toContain(
      '<p>Bloqueie o <strong>cartão</strong>.</p></div>',
    )
    fireEvent.click(screen.getByRole('button', { name: 'Já li, pode esconder' }))
    expect(onAdviceRead).toHaveBeenCalledTimes(1)
  })

  // FI-08
  test.each<[string, () => Response]>([
    ['that fails', () => Response.json({ erro: 'x' }, { status: 500 })],
    ['that is empty', () => Response.json({ mensagem: '' })],
    ['that is no message', () => Response.json([])],
  ])('%s shows nothing, not even a toast', async (_what, response) => {
    message = response
    show(receiptOf(answer, sent))
    await waitFor(() => expect(asks()).toHaveLength(1))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(title()).toBeNull()
    expect(currentToasts()).toEqual([])
  })

  // FI-08
  test('is requested of a neighbourhood that no list has, but not without a place', async () => {
    const { id_bairro: _, ...endereco } = placed.endereco
    show(receiptOf(answer, { ...sent, fato: { ...placed, endereco } }))
    await waitFor(() => expect(asks()[0]?.path).toContain('/1501402/0/277'))
    cleanup()
    requests.length = 0
    const { endereco: __, ...nowhere } = placed
    show(receiptOf(answer, { ...sent, fato: nowhere }))
    await waitFor(() => expect(requests).toHaveLength(1))
    expect(asks()).toEqual([])
  })

  test('a reload keeps the number and nothing of what was reported; in a discreet flow nothing of the person', () => {
    const whole = receiptOf(answer, sent)
    keepReceipt({ route: 'extravio' }, whole)
    expect(findReceipt('extravio')).toEqual(whole)
    const stored = () => JSON.parse(sessionStorage.getItem('registrado:extravio') ?? '') as ShownReceipt
    expect(stored()).toEqual({ answer, name: whole.name, email: whole.email })
    dropReceipt('extravio')
    expect(findReceipt('extravio')).toBeUndefined()
    keepReceipt({ route: 'violencia', discreet: true }, whole)
    expect([sessionStorage.length, findInTab('registrado:violencia')]).toEqual([
      0,
      { answer: { ...answer, autDig: '' }, name: '', email: '' },
    ])
    dropReceipt('violencia')
    expect([findReceipt('violencia'), window.name]).toEqual([undefined, ''])
  })
})
