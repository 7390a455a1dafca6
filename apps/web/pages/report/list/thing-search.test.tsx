import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { Entity } from '@delegacia/flows/engine/model/entity'
import { objects } from '@delegacia/flows/blocks/objects'
import { contextOf, lossReport } from '@delegacia/flows/crimes/loss.fixture'
import { afterEach, expect, test } from 'vitest'
import { LazyThingSearch } from './lazy-thing-search.tsx'

const opened: { form: string; entity: Entity }[] = []
const step = objects()
const portuguese = contextOf(lossReport())

async function box(context = portuguese): Promise<HTMLInputElement> {
  render(
    <LazyThingSearch
      step={step}
      context={context}
      onOpen={({ id }, entity) => opened.push({ form: id, entity })}
    />,
  )
  return screen.findByRole<HTMLInputElement>('combobox', { name: 'O que é? Uma palavra basta' })
}

const type = (input: HTMLInputElement, value: string) => fireEvent.change(input, { target: { value } })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

afterEach(() => {
  cleanup()
  opened.length = 0
})

test('nothing is offered before something is typed; then the best first, and one’s own words last', async () => {
  const input = await box()
  fireEvent.click(input)
  expect(options()).toEqual([])
  type(input, 'oculos de sol')
  expect(options()[0]).toBe('ÓculosJoias, relógios e acessórios')
  expect(options().at(-1)).toBe('Outra coisa: “oculos de sol”com as suas palavras')
  expect(said()).toContain(`Opções: ${options().length}. Use as setas para escolher.`)
})

test('what is chosen opens its form with what is known, by a press and by Enter alike', async () => {
  const input = await box()
  type(input, 'passaporte')
  fireEvent.click(screen.getAllByRole('option')[0] as HTMLElement)
  type(input, 'celular samsung')
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(opened).toMatchObject([
    { form: 'documento', entity: { documento: 10, ds_documento: 'Passaporte' } },
    { form: 'celular', entity: { marcaCel: 101, ds_marca: 'Samsung' } },
  ])
})

test('words that are on no list are kept, and nobody is told that they are wrong', async () => {
  const input = await box()
  type(input, 'muiraquitã xyzzy')
  expect(options()).toEqual(['Outra coisa: “muiraquitã xyzzy”com as suas palavras'])
  expect(said()).toContain('Fora da lista também vale: adicione com as suas palavras.')
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(opened).toMatchObject([{ form: 'objeto', entity: { tipo: 9901, compl: 'MUIRAQUITÃ XYZZY' } }])
})

test('while the lists come nothing is said to be missing', async () => {
  const input = await box({ ...portuguese, readList: () => undefined })
  type(input, 'carteira')
  expect(options()).toEqual([])
  expect(said()).toContain('Carregando as opções…')
})
