import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import { profile } from '@delegacia/flows/blocks/person/profile'
import { witnessOptions } from '@delegacia/flows/blocks/person/person-options'
import { contextOf, lossReport } from '@delegacia/flows/crimes/loss.fixture'
import { flow as loss } from '@delegacia/flows/crimes/loss/flow'
import type { FormStep, Group } from '@delegacia/flows/engine/define'
import type { Context } from '@delegacia/flows/engine/model/context'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ListItem } from '@delegacia/domain/report/list-query'
import type { Entity } from '@delegacia/flows/engine/model/entity'
import { SourcesContext } from '../../../inputs/field/sources.ts'
import { FormScreen } from './form-screen.tsx'

afterEach(cleanup)

const skippable: Group<InvolvedParty> = profile(witnessOptions)
/** The same where each question is required. */
const { skippable: _, ...group } = skippable
const loaded = contextOf(lossReport())
const campo = '/envolvido/0/id_orientacao_sexual'

function Screen({ orientations }: { orientations: ReturnType<Context['readList']> }) {
  const readList: Context['readList'] = (query) =>
    query.list === 'COMBO_ORIENTACAO_SEXUAL' ? orientations : loaded.readList(query)
  const entity = { idLocalMoradia: 1, id_grupo: 1 }
  const context = { ...loaded, readList }
  return (
    <FormScreen
      flow={loss}
      title="Seus dados"
      instance={{ step: loss.steps[0] as FormStep, at: 'envolvido/0', defaults: {}, groups: [group], entity }}
      groups={[group]}
      report={{ context, sources: {} as never, retryNatures: undefined, retryQuestions: undefined }}
      messages={[
        { campo, message: 'Escolha a orientação sexual.', ours: true },
        { campo: '/envolvido/0/id_raca', message: 'Escolha a cor ou raça.', ours: true },
      ]}
      labels={{ next: 'Continuar', back: 'Voltar' }}
      onChange={() => undefined}
      onNext={() => undefined}
      onBack={() => undefined}
    />
  )
}

// WZ-02, PE-21
test('nobody is told to answer a question that turned out to ask nothing once its list had come', () => {
  const links = () => screen.getAllByRole('link', { name: /^Escolha/ }).map(({ textContent }) => textContent)
  const { rerender } = render(<Screen orientations={undefined} />)
  expect(links()).toHaveLength(2)
  const group = screen.getByRole('combobox', { name: 'Grupo social' })
  group.focus()
  rerender(<Screen orientations={[]} />)
  expect(links()).toEqual(['Escolha a cor ou raça.'])
  expect(document.activeElement).toBe(group)
})

const [answered = {}] = (lossReport().envolvido ?? []) as unknown as Entity[]
const two = [
  { id: 1, name: 'Heterossexual' },
  { id: 2, name: 'Bissexual' },
]

const onNext = vi.fn()
beforeEach(() => {
  onNext.mockReset()
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})
afterEach(() => vi.unstubAllGlobals())

type LateProps = { orientations?: readonly ListItem[]; failed?: boolean; given?: Entity }

/** All is answered but what depends on the group, whose list may not have come, or have failed. */
function Late({ orientations, failed = false, given = answered }: LateProps) {
  const [entity, setEntity] = useState<Entity>({
    ...given,
    id_grupo: 1,
    id_orientacao_sexual: undefined,
  })
  const readList: Context['readList'] = (query) =>
    query.list === 'COMBO_ORIENTACAO_SEXUAL' ? orientations : loaded.readList(query)
  const sources = { failed: () => failed, retry: () => undefined, findPlaces: () => Promise.resolve([]) }
  return (
    <SourcesContext value={sources}>
      <FormScreen
        flow={loss}
        title="Seus dados"
        instance={{
          step: loss.steps[0] as FormStep,
          at: 'envolvido/0',
          defaults: {},
          groups: [group],
          entity,
        }}
        groups={[group]}
        report={{
          context: { ...loaded, readList },
          sources,
          retryNatures: undefined,
          retryQuestions: undefined,
        }}
        messages={[]}
        labels={{ next: 'Continuar', back: 'Voltar' }}
        onChange={(change) => setEntity(change)}
        onNext={() => onNext(entity)}
        onBack={() => undefined}
      />
    </SourcesContext>
  )
}

const goOn = () => screen.getByRole('button', { name: 'Continuar' })
const isWaiting = () =>
  screen.getAllByRole('status').some((one) => one.textContent?.includes('está chegando'))
const errors = () =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join()

/** Pressed before the list has come; how it comes. */
function pressEarly() {
  const { rerender } = render(<Late />)
  goOn().focus()
  fireEvent.click(goOn())
  expect(isWaiting()).toBe(true)
  expect(goOn().getAttribute('aria-busy')).toBe('true')
  expect(errors()).toBe('')
  expect(onNext).not.toHaveBeenCalled()
  return rerender
}

/** What waits for a list goes on in the next turn. */
const nextTurn = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))

// WZ-12
test('going on waits for a list that may ask nothing, and goes on by itself', async () => {
  const rerender = pressEarly()
  rerender(<Late orientations={[]} />)
  await waitFor(() => expect(onNext).toHaveBeenCalledOnce())
  expect(isWaiting()).toBe(false)
})

// WZ-12
test('what the list that came answers by itself is answered before the person is taken on', async () => {
  const rerender = pressEarly()
  rerender(<Late orientations={[{ id: 3, name: 'Única' }]} />)
  await waitFor(() =>
    expect(onNext).toHaveBeenCalledWith(expect.objectContaining({ id_orientacao_sexual: 3 })),
  )
  expect(errors()).toBe('')
})

// WZ-12
test('what the list that came asks is said to be missing then, and so is what cannot come', async () => {
  const rerender = pressEarly()
  rerender(<Late orientations={two} />)
  await waitFor(() => expect(errors()).toContain('orientação sexual'))
  expect(isWaiting()).toBe(false)
  cleanup()
  const rerenderOther = pressEarly()
  rerenderOther(<Late failed />)
  await waitFor(() => expect(errors()).toContain('orientação sexual'))
  expect(onNext).not.toHaveBeenCalled()
})

// WZ-12
test('who has to stay anyway is told at once all that is missing', () => {
  render(<Late given={{ ...answered, id_raca: undefined }} />)
  fireEvent.click(goOn())
  expect(isWaiting()).toBe(false)
  expect(errors()).toContain('cor ou raça')
  expect(errors()).toContain('orientação sexual')
})

// WZ-12
test('nobody is taken away who turned to another question meanwhile', async () => {
  const rerender = pressEarly()
  act(() => screen.getByRole('combobox', { name: 'Cor ou raça' }).focus())
  expect(isWaiting()).toBe(false)
  rerender(<Late orientations={[]} />)
  await nextTurn()
  expect(onNext).not.toHaveBeenCalled()
  fireEvent.click(goOn())
  expect(onNext).toHaveBeenCalledOnce()
})

type SkippedProps = { start?: Entity; context?: Context }

/** A screen that may be skipped, with what it made of the person once it is left. */
function Skipped({ start = { idLocalMoradia: 1, sexo: 'F' }, context = loaded }: SkippedProps) {
  const [entity, setEntity] = useState(start)
  return (
    <FormScreen
      flow={loss}
      title="Perfil"
      instance={{
        step: loss.steps[0] as FormStep,
        at: 'envolvido/0',
        defaults: {},
        groups: [skippable],
        entity,
      }}
      groups={[skippable]}
      report={{
        context,
        sources: { failed: () => false } as never,
        retryNatures: undefined,
        retryQuestions: undefined,
      }}
      messages={[]}
      labels={{ next: 'Continuar', back: 'Voltar' }}
      onChange={(change) => setEntity(change)}
      onNext={() => onNext(entity)}
      onBack={() => undefined}
    />
  )
}

// LA-02
test('who goes on without an answer has preferred not to give one, and is told so before', async () => {
  render(<Skipped />)
  expect(document.body.textContent).toContain('Se pular, fica: “Não sei nada disso”.')
  fireEvent.click(goOn())
  await waitFor(() => expect(onNext).toHaveBeenCalledOnce())
  expect(onNext).toHaveBeenCalledWith(
    expect.objectContaining({ id_identidade_genero: 9, id_grupo: 99, id_raca: 9, id_moradia: 198 }),
  )
})

// LA-02
test('of what was opened only the rest is declined, without an error', async () => {
  render(<Skipped start={{ idLocalMoradia: 1, sexo: 'F', id_raca: 2, ds_raca: 'Preta' }} />)
  fireEvent.click(goOn())
  await waitFor(() => expect(onNext).toHaveBeenCalledOnce())
  expect(onNext).toHaveBeenCalledWith(expect.objectContaining({ id_raca: 2, id_moradia: 198 }))
})

// LA-02
test('what was typed and is no entry of its list is told, and never dropped', async () => {
  render(<Skipped start={{ idLocalMoradia: 1, sexo: 'F', id_raca: 2, ds_raca: 'Preta' }} />)
  const profession = await screen.findByRole('combobox', { name: 'Profissão ou ocupação' })
  await waitFor(() =>
    expect(document.getElementById('campo-envolvido-0-id_profissao')).toBeInstanceOf(HTMLInputElement),
  )
  fireEvent.change(document.getElementById('campo-envolvido-0-id_profissao') ?? profession, {
    target: { value: 'zzzz' },
  })
  fireEvent.click(goOn())
  await waitFor(() => expect(errors()).toContain('rofissão'))
  expect(onNext).not.toHaveBeenCalled()
})
