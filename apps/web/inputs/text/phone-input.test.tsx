import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import { listChoice } from '@delegacia/flows/engine/fields/choice'
import { phone } from '@delegacia/flows/engine/fields/phone'
import type { AnyField } from '@delegacia/flows/engine/fields/any-field'
import type { Context } from '@delegacia/flows/engine/model/context'
import type { Entity } from '@delegacia/flows/engine/model/entity'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FieldUnderTest, contextWith, kept } from '../field-under-test.fixture.tsx'
import { fillIn, leave, paste, type } from '../type-as-person.fixture.ts'

const textOf = (name: string) => ({ pt: name, en: name, es: name, fr: name })

const context = contextWith()

function ask(field: AnyField, start: Entity = {}, here: Context = context): HTMLInputElement {
  kept.entity = start
  render(<FieldUnderTest field={field} start={start} context={here} />)
  return screen.queryByLabelText<HTMLInputElement>(/Resposta/) ?? document.createElement('input')
}

afterEach(cleanup)

const mobile = phone<InvolvedParty>('contato/1', textOf('Resposta'), 'mobile')

// PE-06
test('a number pasted with the dialling code of Brazil loses the code and nothing else', () => {
  const box = ask(mobile, { id_ddi: '55' })
  paste(box, '+55 (91) 98888-7777')
  expect(box.value).toBe('91 98888-7777')
  expect(mobile.read(kept.entity)).toBe('91 98888-7777')
})

// PE-25
test.each([
  '+5591987654321',
  '5591987654321',
  '(+55) 91 98765-4321',
  'tel:+5591987654321',
  'https://wa.me/5591987654321',
  '\u202a+55 91 98765-4321\u202c',
  '091 98765-4321',
  '(0xx91) 98765-4321',
  '0 41 91 98765-4321',
  '91987654321',
])('%s is one number, typed, pasted or filled in', (given) => {
  const ways = given.includes(':') ? [paste, fillIn] : [type, paste, fillIn]
  for (const put of ways) {
    const box = ask(mobile)
    put(box, given)
    leave(box)
    expect([put.name, mobile.read(kept.entity)]).toEqual([put.name, '91 98765-4321'])
    expect([put.name, box.value]).toEqual([put.name, '91 98765-4321'])
    cleanup()
  }
})

// PE-25
test('of a number that is too long nothing is cut: it stays in the box and is refused', () => {
  for (const put of [paste, fillIn]) {
    const box = ask(mobile)
    put(box, '91 98765-43210')
    expect(box.value).toBe('91 98765-43210')
    expect(mobile.validate(mobile.read(kept.entity), kept.entity, context)?.code).toBe('invalidPhone')
    cleanup()
  }
})

// PE-26
test('a number that says its own country chooses it, where no other number is given', () => {
  const country = listChoice<InvolvedParty>(
    'id_ddi',
    textOf('Código'),
    { list: 'COMBO_DDI' },
    { description: 'ds_ddi', control: 'combobox' },
  )
  const here = { ...context, readList: () => [{ id: '44', name: 'Reino Unido (+44)' }] }
  const asked = phone<InvolvedParty>('contato/1', textOf('Resposta'), 'mobile', { country })
  const box = ask(asked, { id_ddi: '55', ds_ddi: 'Brasil (+55)' }, here)
  paste(box, '+44 7911 123456')
  expect(kept.entity).toEqual({
    id_ddi: '44',
    ds_ddi: 'Reino Unido (+44)',
    contato: [{}, { tipo: '2', valorSemDDI: '7911123456', ddi: '44', valor: '+44 7911123456' }],
  })
  cleanup()
  const landline = { tipo: '1', valorSemDDI: '91 3222-1111', ddi: '55', valor: '+55 91 3222-1111' }
  const other = ask(asked, { id_ddi: '55', contato: [landline] }, here)
  paste(other, '+44 7911 123456')
  expect(kept.entity['id_ddi']).toBe('55')
  expect(asked.validate(asked.read(kept.entity), kept.entity, here)?.code).toBe('phoneOfOtherCountry')
})

// PE-26
test.each([
  ['44', '07911 123456', '7911123456'],
  ['44', '+44 7911 123456', '7911123456'],
  ['1', '+1 (415) 555-2671', '4155552671'],
  ['594', '0694 20 12 34', '694201234'],
  ['353', '+353 85 012 3456', '850123456'],
])('with +%s chosen %s is %s', (id_ddi, given, number) => {
  for (const put of [type, paste, fillIn]) {
    const box = ask(mobile, { id_ddi })
    put(box, given)
    leave(box)
    expect([put.name, mobile.read(kept.entity), box.value]).toEqual([put.name, number, number])
    cleanup()
  }
})

// PE-06
test('a number of another country is up to 12 digits', () => {
  const box = ask(phone<InvolvedParty>('contato/1', textOf('Resposta'), 'mobile'), { id_ddi: '351' })
  type(box, '912345678')
  expect(box.value).toBe('912345678')
})
