import { somaticFeatures } from '@delegacia/domain/lists/somatic-features'
import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import type { Context } from '@delegacia/flows/engine/model/context'
import type { AnyField } from '@delegacia/flows/engine/fields/any-field'
import { appearance } from '@delegacia/flows/engine/fields/appearance'
import { traits } from '@delegacia/flows/engine/fields/traits'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FieldUnderTest, contextWith, kept } from '../field-under-test.fixture.tsx'
import { SourcesContext } from '../field/sources.ts'
import { type } from '../type-as-person.fixture.ts'

const textOf = (name: string) => ({ pt: name, en: name, es: name, fr: name })
const catalogue = somaticFeatures('pt-br')

const context = contextWith({ readCharacteristics: () => catalogue })

function ask(field: AnyField, here: Context = context): void {
  render(<FieldUnderTest field={field} context={here} />)
}

beforeEach(() => {
  kept.entity = {}
})
afterEach(cleanup)

const appearanceField = appearance<InvolvedParty>('aparencia', textOf('Aparência'))
const traitsField = traits<InvolvedParty>('caracteristica', textOf('Características'))

const groupIds = [...new Set(catalogue.map(({ grupo }) => grupo))].slice(0, 18)
const featuresOf = (group: number) => catalogue.filter(({ grupo }) => grupo === group)
const [build, height] = [featuresOf(1), featuresOf(2)]
const groupNamed = (name: string | undefined) => screen.getByRole('group', { name })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

// PE-18
test('each group of the appearance is one choice, seen while the group is closed, and can be cleared again', () => {
  ask(appearanceField)
  expect(document.querySelectorAll('details')).toHaveLength(groupIds.length)
  for (const group of document.querySelectorAll('details')) group.open = true
  const inBuild = within(groupNamed(build[0]?.ds_caracteristica_grupo))
  fireEvent.click(inBuild.getByLabelText(build[0]?.ds_caracteristica ?? ''))
  fireEvent.click(
    within(groupNamed(height[0]?.ds_caracteristica_grupo)).getAllByRole('radio')[1] ?? document.body,
  )
  fireEvent.click(inBuild.getByLabelText(build[3]?.ds_caracteristica ?? ''))
  expect(kept.entity['aparencia']).toEqual([
    { id: 202, valor: height[1]?.ds_caracteristica, ds_grupo: 'Altura aparente' },
    { id: 104, valor: 'Gorda', ds_grupo: 'Compleição física' },
  ])
  expect(document.querySelector('summary')?.textContent).toBe('Compleição físicaGorda')
  fireEvent.click(inBuild.getByRole('button', { name: 'Limpar a resposta' }))
  expect(kept.entity['aparencia']).toHaveLength(1)
  expect(document.querySelector('summary')?.textContent).toBe('Compleição físicanão marcado')
})

function addTrait(group: string, place: number, complement: string): void {
  press(`Adicionar: ${group}`)
  fireEvent.change(screen.getByLabelText('Tipo'), {
    target: { value: featuresOf(groupIds[0] ?? 0)[place]?.id },
  })
  type(screen.getByLabelText<HTMLInputElement>('Como é'), complement)
  press('Salvar')
}

// PE-19, FA-08
test('a trait has a type and a complement, is changed in its place, and removed once that is confirmed', () => {
  ask(traitsField)
  const group = build[0]?.ds_caracteristica_grupo ?? ''
  expect(screen.getAllByRole('button', { name: /^Adicionar: / })).toHaveLength(groupIds.length)
  addTrait(group, 0, 'braço esquerdo')
  addTrait(group, 1, 'no rosto')
  const first = { grupo: 1, ds_grupo: group, id: 101, ds_tipo: 'Magra', valor: 'BRAÇO ESQUERDO' }
  const second = { ...first, id: 102, ds_tipo: 'Média', valor: 'NO ROSTO' }
  expect(kept.entity['caracteristica']).toEqual([first, second])
  expect(screen.getByText('Características adicionadas: 2')).toBeTruthy()

  press(`Alterar ${group}: Magra`)
  fireEvent.change(screen.getByLabelText('Como é'), { target: { value: 'pescoço' } })
  press('Salvar')
  expect(kept.entity['caracteristica']).toEqual([{ ...first, valor: 'PESCOÇO' }, second])

  press(`Remover ${group}: Magra`)
  press('Manter')
  expect(kept.entity['caracteristica']).toHaveLength(2)
  press(`Remover ${group}: Magra`)
  press('Remover')
  expect(kept.entity['caracteristica']).toEqual([second])
})

// PE-19
test('a trait without a type or with too short a complement says so in the summary and beside the fields, and Cancel keeps nothing', () => {
  ask(traitsField)
  press(`Adicionar: ${build[0]?.ds_caracteristica_grupo}`)
  expect(screen.getByLabelText('Tipo').getAttribute('aria-invalid')).toBeNull()
  press('Salvar')
  const [kind, complement] = [
    screen.getByLabelText('Tipo'),
    screen.getByLabelText<HTMLInputElement>('Como é'),
  ]
  const errorLinks = () => within(screen.getByRole('alert')).getAllByRole('link')
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  expect(errorLinks().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Tipo: ./),
    expect.stringMatching(/^Como é: ./),
  ])
  expect(kind.getAttribute('aria-describedby')).toBe('campo-novo-id-erro')
  expect(document.getElementById('campo-novo-id-erro')?.textContent).not.toBe('')
  fireEvent.change(kind, { target: { value: 101 } })
  type(complement, 'ab ')
  press('Salvar')
  expect(errorLinks()).toHaveLength(1)
  fireEvent.click(errorLinks()[0] as HTMLElement)
  expect(document.activeElement).toBe(complement)
  expect(complement.getAttribute('aria-invalid')).toBe('true')
  press('Cancelar')
  expect(kept.entity['caracteristica']).toBeUndefined()
})

test('a trait is saved without sending the screen around it', () => {
  const sent = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  render(
    <form onSubmit={sent}>
      <FieldUnderTest field={traitsField} context={context} />
    </form>,
  )
  addTrait(build[0]?.ds_caracteristica_grupo ?? '', 0, 'alta')
  expect(kept.entity['caracteristica']).toHaveLength(1)
  expect(sent).not.toHaveBeenCalled()
})

// ER-02
test.each([appearanceField, traitsField])(
  'while the catalogue is not loaded $kind says so, and offers to try again',
  (field) => {
    const absent: Context = { ...context, readCharacteristics: () => undefined }
    ask(field, absent)
    expect(screen.getByRole('status').textContent).toBe('Carregando as opções…')
    cleanup()
    ask(field, { ...context, readCharacteristics: () => [] })
    expect(screen.getByRole('status').textContent).toMatch(/Não há opções/)
    cleanup()
    const retry = vi.fn()
    const sources = { failed: () => true, retry, findPlaces: () => Promise.resolve([]) }
    render(
      <SourcesContext value={sources}>
        <FieldUnderTest field={field} context={absent} />
      </SourcesContext>,
    )
    press('Tentar de novo')
    expect(retry).toHaveBeenCalledWith('characteristics')
  },
)
