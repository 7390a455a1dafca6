import type { ReportedObject } from '@delegacia/domain/report/reported-object'
import { cpfMask, tidyCpf } from '@delegacia/domain/rules/cpf'
import { renavamMask, tidyRenavam } from '@delegacia/domain/rules/renavam'
import { mobilePhone } from '@delegacia/flows/blocks/objects/phone'
import type { AnyField } from '@delegacia/flows/engine/fields/any-field'
import { text } from '@delegacia/flows/engine/fields/text'
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

// OB-12
test('a label goes, and of too many digits none is cut', () => {
  const cpf = text<ReportedObject>('numero', textOf('Resposta'), { mask: cpfMask, tidy: tidyCpf })
  for (const put of [paste, fillIn]) {
    const box = ask(cpf)
    put(box, 'CPF: 529.982.247-25')
    expect([put.name, box.value]).toEqual([put.name, '529.982.247-25'])
    cleanup()
    const other = ask(cpf)
    put(other, '529982247251')
    expect([put.name, kept.entity]).toEqual([put.name, { numero: '529982247251' }])
    cleanup()
  }
})

// OB-12
test('of two IMEIs that are pasted together the second has a box of its own', () => {
  const imei = mobilePhone.groups[0]?.fields.find(({ name }) => name === 'imei')
  for (const put of [paste, fillIn]) {
    render(<FieldUnderTest field={imei as AnyField} start={{}} context={context} />)
    const box = screen.getByLabelText<HTMLInputElement>(/IMEI/)
    put(box, 'IMEI1: 490154203237518 IMEI2: 490154203237526')
    expect([put.name, box.value]).toEqual([put.name, '490154-20-323751-8'])
    expect(kept.entity).toEqual({ imei: '490154-20-323751-8', imei_2: '490154-20-323752-6' })
    cleanup()
  }
})

// OB-12
test('a RENAVAM gets its zeros when its box is left, never while eleven digits are typed', () => {
  const renavam = text<ReportedObject>('numero', textOf('Resposta'), { mask: renavamMask, tidy: tidyRenavam })
  const box = ask(renavam)
  // Its first nine digits are the whole of another one.
  type(box, '63988496206')
  expect(box.value).toBe('63988496206')
  cleanup()
  const old = ask(renavam)
  const nine = '639884962'
  type(old, nine)
  expect(old.value).toBe(nine)
  leave(old)
  expect([old.value, kept.entity]).toEqual([`00${nine}`, { numero: `00${nine}` }])
})
