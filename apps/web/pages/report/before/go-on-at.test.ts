import { getFlow } from '@delegacia/flows/crimes/flows'
import { afterEach, expect, test } from 'vitest'
import { answersTakenAlong, dropTakenAlong, goOnAt, unreadCards } from './go-on-at.ts'

afterEach(() => dropTakenAlong('roubo'))

const given = { isVitima: true, perguntasIniciais: { 'no-para': true, violencia: true }, generoVitima: 'F' }

// ST-09
test('the right report begins with the answers that it asks for too, and with no others', async () => {
  goOnAt(await getFlow('furto'), 'roubo', given)
  expect(unreadCards(await getFlow('roubo'))).toEqual([])
  expect(answersTakenAlong(await getFlow('roubo'))).toEqual({ perguntasIniciais: { 'no-para': true } })
  expect(answersTakenAlong(await getFlow('furto'))).toEqual({})
})

// ST-09
test('the yes and no of a screen of questions go along too', async () => {
  goOnAt(await getFlow('perseguicao'), 'violencia', { isVitima: true, isDomestico: true })
  expect(answersTakenAlong(await getFlow('violencia'))).toEqual({ isVitima: true })
  dropTakenAlong('roubo')
  expect(unreadCards(await getFlow('violencia'))).toEqual([])
  dropTakenAlong('violencia')
})

// ST-09
test('so do place, condominium, sex and age, but no answer to another question of the same name', async () => {
  const chosen = {
    isMulher: false,
    localOcorrencia: 7,
    comunicanteCondominio: 2,
    generoVitima: 'M',
    faixaEtariaVitima: 1,
  }
  goOnAt(await getFlow('violencia_contra_mulher'), 'violencia', chosen)
  expect(answersTakenAlong(await getFlow('violencia'))).toEqual(chosen)
  const { localOcorrencia, generoVitima } = chosen
  goOnAt(await getFlow('violencia'), 'violencia-condominio', chosen)
  expect(answersTakenAlong(await getFlow('violencia-condominio'))).toEqual({ localOcorrencia, generoVitima })
  goOnAt(await getFlow('odio'), 'sossego', { tipoCrimeCidadao: 1 })
  expect(answersTakenAlong(await getFlow('sossego'))).toEqual({})
  dropTakenAlong('sossego')
})

test('a report that was left is not answered by it when it is opened again', async () => {
  goOnAt(await getFlow('furto'), 'roubo', given)
  dropTakenAlong('roubo')
  const robbery = await getFlow('roubo')
  expect(unreadCards(robbery)).toEqual(robbery.warnings)
  expect(answersTakenAlong(robbery)).toEqual({})
})

// VI-01, VI-02
test('who comes to a report of violence from another one still reads the comfort and how to leave', async () => {
  goOnAt(await getFlow('ameaca'), 'violencia', {})
  const [comfort, ...more] = unreadCards(await getFlow('violencia'))
  expect([comfort?.id, more]).toEqual(['acolhimento', []])
  dropTakenAlong('violencia')
})
