import { getFlow } from '@delegacia/flows/crimes/flows'
import { afterEach, expect, test } from 'vitest'
import { answersTakenAlong, cardsAreRead, dropTakenAlong, goOnAt } from './go-on-at.ts'

afterEach(() => dropTakenAlong('roubo'))

const given = { isVitima: true, perguntasIniciais: { 'no-para': true, violencia: true }, generoVitima: 'F' }

// ST-09
test('the right report begins with the answers that it asks for too, and with no others', async () => {
  goOnAt('roubo', given)
  expect(cardsAreRead('roubo')).toBe(true)
  expect(answersTakenAlong(await getFlow('roubo'))).toEqual({ perguntasIniciais: { 'no-para': true } })
  expect(answersTakenAlong(await getFlow('furto'))).toEqual({})
})

// ST-09
test('the yes and no of a screen of questions go along too', async () => {
  goOnAt('violencia', { isVitima: true, isDomestico: true })
  expect(answersTakenAlong(await getFlow('violencia'))).toEqual({ isVitima: true })
  dropTakenAlong('roubo')
  expect(cardsAreRead('violencia')).toBe(true)
  dropTakenAlong('violencia')
})

test('a report that was left is not answered by it when it is opened again', async () => {
  goOnAt('roubo', given)
  dropTakenAlong('roubo')
  expect(cardsAreRead('roubo')).toBe(false)
  expect(answersTakenAlong(await getFlow('roubo'))).toEqual({})
})
