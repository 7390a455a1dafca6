import { questionAnswersOf } from '@delegacia/domain/lists/question-answers'
import { readList } from '@delegacia/domain/lists/read-list'
import type { QuestionAnswers } from '@delegacia/domain/report/question-answers'
import type { QuestionScreen as Screen } from '@delegacia/flows/engine/define'
import { flow as violence } from '@delegacia/flows/crimes/violence/flow'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createReportLoads, LoadsContext } from '../../../questions/report-loads.ts'
import { goOnAt } from './go-on-at.ts'
import { QuestionScreen } from './question-screen.tsx'

vi.mock('./go-on-at.ts', () => ({ goOnAt: vi.fn() }))

const [questions] = violence.before as readonly Screen[]
const passed = vi.fn()

function Asked({ given = {} }: { given?: QuestionAnswers }) {
  const [answers, setAnswers] = useState(given)
  const [loads] = useState(createReportLoads)
  if (!questions) return null
  return (
    <LoadsContext value={loads}>
      <QuestionScreen
        flow={violence}
        screen={questions}
        answers={answers}
        onAnswer={setAnswers}
        onPass={() => passed(answers)}
      />
    </LoadsContext>
  )
}

const legends = () => [...document.querySelectorAll('main legend, form legend')].map((one) => one.textContent)
const choose = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const listOf = (path: string): unknown =>
  path.includes('PERGUNTAS')
    ? questionAnswersOf(5, 'pt-br')
    : path.includes('COMBO_SEXO')
      ? readList({ list: 'COMBO_SEXO' }, 'pt-br')
      : []

/** What an answer of the station waits for. */
let line: Promise<void>

beforeEach(() => {
  line = Promise.resolve()
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('fetch', async (path: string) => {
    await line
    const asked = [...path.matchAll(/[?&]lista=([^&]+)/g)].map(([, one]) => listOf(one ?? ''))
    return Response.json(path.includes('/listas?') ? asked : listOf(path))
  })
})

/** From now on no answer comes, until what is returned is called. */
function interruptLine(): () => void {
  let go = () => undefined as void
  line = new Promise((resolve) => (go = resolve))
  return () => go()
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

// VI-10
test('one question is open at a time; the answered ones stand closed, and each can be changed', async () => {
  render(<Asked />)
  expect(legends()).toEqual(['A vítima é mulher ou menina?'])
  press('Continuar')
  expect(screen.getByRole('alert').textContent).toContain('A vítima é mulher')

  await choose('Sim')
  expect(legends()).toEqual(['A vítima é mulher ou menina?'])
  press('Continuar')
  expect(legends()).toEqual(['Precisa de atendimento imediato?'])
  expect(screen.getByRole('list', { name: 'Já respondido' }).textContent).toContain('A vítima é mulher: Sim')

  press('A vítima é mulher: mudar')
  expect(legends()).toEqual(['A vítima é mulher ou menina?'])
  press('Continuar')
  press('Voltar')
  expect(legends()).toEqual(['A vítima é mulher ou menina?'])
})

// VI-10, QS-16
test('what has one answer left is not asked, and is answered all the same', async () => {
  render(<Asked />)
  await choose('Não')
  press('Continuar')
  expect(legends()).toEqual(['Foi com você?'])
  await choose('Não')
  press('Continuar')
  // Where it was stands at the home, and is asked of a man or boy too; what that leads to is below it.
  expect(legends()).toEqual(['Onde foi?', 'Foi em condomínio?', 'Qual é a idade da vítima?'])
  fireEvent.click(await screen.findByRole('radio', { name: /^Não, em outra moradia/ }))
  fireEvent.click((await screen.findAllByRole('radio')).at(-2) as HTMLElement)
  press('Continuar')
  expect(passed).toHaveBeenCalledWith(
    expect.objectContaining({ isMulher: false, localOcorrencia: 7, generoVitima: 'M' }),
  )
})

// VI-10, QS-04
test('whoever needs help now is not held up by a list that has not come', async () => {
  interruptLine()
  render(<Asked />)
  await choose('Sim')
  press('Continuar')
  await choose('Sim')
  press('Continuar')
  expect(goOnAt).toHaveBeenCalledWith(
    violence,
    'violencia_contra_mulher/atendimento',
    expect.objectContaining({ atendimentoImediato: true }),
  )
})

// VI-10
test('the open question stays open where a list that comes late tells of another answer before it', async () => {
  const comes = interruptLine()
  render(
    <Asked
      given={{
        isMulher: false,
        localOcorrencia: 7,
        isVitima: false,
        comunicanteCondominio: 1,
        generoVitima: 'M',
      }}
    />,
  )
  expect(legends()).toEqual(['Onde foi?', 'Qual é a idade da vítima?'])
  comes()
  expect(await screen.findByRole('radio', { name: /^Sim, em um condomínio/, checked: true })).toBeTruthy()
  expect(legends()).toEqual(['Onde foi?', 'Foi em condomínio?', 'Qual é a idade da vítima?'])
})
