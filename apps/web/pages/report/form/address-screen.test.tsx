import type { Address } from '@delegacia/domain/report/address'
import { complainantAddress } from '@delegacia/flows/blocks/complainant-address'
import { partyAddress } from '@delegacia/flows/blocks/party-address'
import { address } from '@delegacia/flows/engine/fields/address'
import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import { defineFlow, type FormStep } from '@delegacia/flows/engine/define'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followHash } from '../../../router/hash-location.ts'
import { type } from '../../../inputs/type-as-person.fixture.ts'
import { createReportLoads, LoadsContext } from '../../../questions/report-loads.ts'
import { Report } from '../report.tsx'

const textOf = (name: string) => ({ pt: name, en: name, es: name, fr: name })

const flowOf = (step: FormStep) =>
  defineFlow({
    route: 'extravio',
    crime: 3,
    title: textOf('Perda'),
    description: textOf('Descrição'),
    warnings: [],
    before: [],
    steps: [step],
    summary: 'simple',
    opening: '',
    closing: '',
  })

const street: Address = {
  id_pais: 31,
  ds_pais: 'Brasil',
  id_uf: 'PA',
  ds_estado: 'Pará',
  id_localidade: 1501402,
  ds_localidade: 'Belém',
  ds_bairro: 'Nazaré',
  ds_tipo_logradouro: 'Avenida',
  id_logradouro: 66040170,
  ds_logradouro: 'Magalhães Barata',
  ds_geral: 'Avenida Magalhães Barata, Nazaré, Belém - PA, 66040-170',
  cep: '66040-170',
}

const goOn = () => screen.getByRole('button', { name: 'Continuar' })
const title = () => screen.getByRole('heading', { level: 1 }).textContent
const rows = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)

function open(step: FormStep): void {
  render(
    <LoadsContext value={createReportLoads()}>
      <Report flow={flowOf(step)} />
    </LoadsContext>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Começar' }))
}

let answers: readonly Address[] = []
let unfollow = () => undefined as void

beforeEach(() => {
  sessionStorage.clear()
  answers = [street]
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(Response.json(path.includes('LISTA_LOGRADOURO') ? answers : [])),
  )
  history.replaceState(null, '', '#/extravio')
  unfollow = followHash()
})

afterEach(() => {
  cleanup()
  unfollow()
  vi.unstubAllGlobals()
})

// AD-16
test('what was typed beside the street stands in its own boxes, and what was typed there before stays', () => {
  const field = address<{ onde?: Address }>('onde', textOf('Onde'), {
    searchLabel: textOf('Rua'),
    required: true,
  })
  const found = { ...street, numero: '532', complemento: 'apto 301' }
  const context = { locale: 'pt-br' } as Parameters<typeof field.write>[2]
  const chosen = field.write({}, found, context)['onde']
  expect(chosen).toMatchObject({ numero: '532', complemento: 'APTO 301' })
  const before = field.write({ onde: { numero: '7' } }, found, context)['onde']
  expect(before).toMatchObject({ numero: '7', complemento: 'APTO 301' })
})

// AD-03, AD-04
test('the step needs a place; once chosen it can be read, and number and complement can be typed', async () => {
  open(complainantAddress)
  const box = await screen.findByRole('combobox', { name: 'Procure pela rua ou pelo CEP' })
  expect(goOn().getAttribute('aria-disabled')).toBe('true')
  const reason = document.getElementById(goOn().getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).toBe('Para continuar, procure o endereço e escolha um resultado.')
  const before = title()
  fireEvent.click(goOn())
  fireEvent.submit(box)
  expect(title()).toBe(before)

  type(box as HTMLInputElement, 'magalhaes')
  fireEvent.click(await screen.findByRole('option'))
  expect(rows()).toEqual(['Avenida Magalhães Barata', 'Nazaré', 'Belém', 'Pará', 'Brasil', '66040-170'])
  expect(screen.getAllByRole('textbox').map(({ id }) => id)).toEqual([
    'campo-envolvido-0-endereco-0-numero',
    'campo-envolvido-0-endereco-0-complemento',
  ])
  expect(goOn().getAttribute('aria-disabled')).toBeNull()
  expect(goOn().getAttribute('aria-describedby')).toBeNull()
  fireEvent.click(goOn())
  expect(screen.getByRole('alert').textContent).toContain('complemento')
  type(screen.getByLabelText(/Complemento/), 'apto 1')
  fireEvent.click(goOn())
  expect(title()).not.toBe(before)
})

// AD-04
test('nothing is required of a suspect', async () => {
  open({ ...complainantAddress, groups: partyAddress({ lenient: true }) })
  await screen.findByRole('combobox')
  const before = title()
  expect(goOn().getAttribute('aria-disabled')).toBeNull()
  fireEvent.click(goOn())
  expect(title()).not.toBe(before)
})

// LA-05
test('one press says that nothing is known of where a witness lives, another takes it back', async () => {
  open({ ...complainantAddress, groups: partyAddress({ lenient: false, unsure: true }) })
  await screen.findByRole('combobox')
  expect(goOn().getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Não sei' }))
  expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(['Não sei'])
  expect(goOn().getAttribute('aria-disabled')).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Não sei' }))
  await screen.findByRole('combobox')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Não sei' }))
  const before = title()
  fireEvent.click(goOn())
  expect(title()).not.toBe(before)
})

// FA-09
test('a place outside Pará is refused with the reason as soon as it is chosen, where only Pará counts', async () => {
  answers = [{ ...street, id_uf: 'SP', ds_estado: 'São Paulo' }]
  const field = address<InvolvedParty>('endereco/0', textOf('Lugar'), {
    searchLabel: textOf('Procure'),
    check: ({ id_uf }) => (id_uf === 'PA' ? undefined : { code: 'outsideState' }),
  })
  open({ ...complainantAddress, groups: [{ id: 'lugar', title: textOf('Onde?'), fields: [field] }] })
  type(await screen.findByRole<HTMLInputElement>('combobox', { name: 'Procure' }), 'magalhaes')
  fireEvent.click(await screen.findByRole('option'))
  expect(screen.getByRole('alert').textContent).toContain('Aqui só registramos o que aconteceu no Pará')
  expect(screen.queryByRole('definition')).toBeNull()
})

// AD-10, AD-13
test('a street of no list is written in a box of its own', async () => {
  answers = [{ ...street, id_logradouro: null, ds_logradouro: '' }]
  open(complainantAddress)
  type(await screen.findByRole<HTMLInputElement>('combobox', { name: /Procure/ }), 'ramal do cacau')
  fireEvent.click(await screen.findByRole('option'))
  expect(rows()).toEqual(['Nazaré', 'Belém', 'Pará', 'Brasil'])
  const box = screen.getByLabelText<HTMLInputElement>(/Rua \(não está na lista\)/)
  expect(box.value).toBe('RAMAL DO CACAU')
  type(screen.getByLabelText(/Complemento/), 'casa azul')
  fireEvent.change(box, { target: { value: '' } })
  fireEvent.click(goOn())
  expect(screen.getByRole('alert').textContent).toContain('Escreva a rua.')
  type(screen.getByLabelText(/Rua \(não está na lista\)/), 'ramal do cacau')
  const before = title()
  fireEvent.click(goOn())
  expect(title()).not.toBe(before)
})
