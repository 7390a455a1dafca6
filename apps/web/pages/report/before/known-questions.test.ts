import { expect, test } from 'vitest'
import { inState } from '@delegacia/flows/blocks/before/in-state'
import { yesNoSequence } from '@delegacia/flows/blocks/before/yes-no'
import { getFlow } from '@delegacia/flows/crimes/flows'
import { isKnown, knownQuestions, withKnown } from './known-questions.ts'

const belem = { idLocalMoradia: 1, id_localidade: 1501402, ds_localidade: 'Belém' } as const

// LA-09
test('with a municipality of the home screen nobody is asked whether it happened in Pará, and the report says so', async () => {
  const loss = await getFlow('extravio')
  const known = knownQuestions(loss, belem)
  expect(known).toEqual(['no-para'])
  expect(withKnown(loss, belem, { perguntasIniciais: { levado: false } })).toEqual([
    known,
    { perguntasIniciais: { levado: false, 'no-para': true } },
  ])
  expect(loss.before.some((screen) => isKnown(screen, known))).toBe(false)
  expect(isKnown(yesNoSequence(inState), known)).toBe(true)
})

// LA-09
test('without one, and in a flow that does not ask it, nothing is known', async () => {
  expect(knownQuestions(await getFlow('extravio'), { idLocalMoradia: 1 })).toEqual([])
  expect(knownQuestions(await getFlow('violencia_contra_mulher'), belem)).toEqual([])
})
