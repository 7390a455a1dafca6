import { questionAnswersOf } from '@delegacia/domain/lists/question-answers'
import { readList } from '@delegacia/domain/lists/read-list'
import type { QuestionAnswers } from '@delegacia/domain/report/question-answers'
import type { QuestionScreen as Screen } from '@delegacia/flows/engine/define'
import { violence } from '@delegacia/flows/crimes/violence.flow'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createReportLoads, LoadsContext } from '../../../questions/report-loads.ts'
import { QuestionScreen } from './question-screen.tsx'

const [questions] = violence.before as readonly Screen[]
const passed = vi.fn()

function Asked() {
  const [answers, setAnswers] = useState<QuestionAnswers>({})
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

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('fetch', (path: string) => {
    const asked = [...path.matchAll(/[?&]lista=([^&]+)/g)].map(([, one]) => listOf(one ?? ''))
    return Promise.resolve(Response.json(path.includes('/listas?') ? asked : listOf(path)))
  })
})

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
  expect(legends()).toEqual(['Precisa de atendimento agora?'])
  expect(screen.getByRole('list', { name: 'Já respondido' }).textContent).toContain('A vítima é mulher: Sim')

  press('A vítima é mulher: mudar')
  expect(legends()).toEqual(['A vítima é mulher ou menina?'])
  press('Continuar')
  press('Voltar')
  expect(legends()).toEqual(['A vítima é mulher ou menina?'])
})

// VI-10
test('what has one answer left is not asked, and is answered all the same', async () => {
  render(<Asked />)
  await choose('Não')
  press('Continuar')
  expect(legends()).toEqual(['Foi com você?'])
  await choose('Não')
  press('Continuar')
  expect(legends()).toEqual(['Foi em condomínio?'])
  fireEvent.click((await screen.findAllByRole('radio'))[1] as HTMLElement)
  press('Continuar')
  expect(legends()).toEqual(['Qual é a idade da vítima?'])
  fireEvent.click((await screen.findAllByRole('radio'))[2] as HTMLElement)
  press('Continuar')
  expect(passed).toHaveBeenCalledWith(
    expect.objectContaining({ isMulher: false, localOcorrencia: 7, generoVitima: 'M' }),
  )
})
