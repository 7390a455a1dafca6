import { expect, test } from 'vitest'
import { completeDateTime, completeFactDate } from './dates.ts'
import { readDayWords } from './day-words.ts'

/** A Sunday. */
const today = '2026-11-29'
const read = (typed: string) => completeDateTime(readDayWords(typed, () => today))

// FA-01, PE-08
test.each([
  ['hoje', '29/11/2026'],
  ['Ontem', '28/11/2026'],
  ['anteontem', '27/11/2026'],
  ['antes de ontem', '27/11/2026'],
  ['3 dias atrás', '26/11/2026'],
  ['há 3 dias', '26/11/2026'],
  ['faz tres dias', '26/11/2026'],
  ['um dia atrás', '28/11/2026'],
  ['há 2 semanas', '15/11/2026'],
  ['sexta passada', '27/11/2026'],
  ['sexta-feira passada', '27/11/2026'],
  ['domingo passado', '22/11/2026'],
  ['na última terça', '24/11/2026'],
  ['no sábado passado', '28/11/2026'],
  ['today', '29/11/2026'],
  ['yesterday', '28/11/2026'],
  ['the day before yesterday', '27/11/2026'],
  ['3 days ago', '26/11/2026'],
  ['last Friday', '27/11/2026'],
  ['hoy', '29/11/2026'],
  ['ayer', '28/11/2026'],
  ['anteayer', '27/11/2026'],
  ['hace 3 días', '26/11/2026'],
  ['el viernes pasado', '27/11/2026'],
  ["aujourd'hui", '29/11/2026'],
  ['aujourd’hui', '29/11/2026'],
  ['hier', '28/11/2026'],
  ['avant-hier', '27/11/2026'],
  ['il y a 3 jours', '26/11/2026'],
  ['vendredi dernier', '27/11/2026'],
  ['ontem às 14:30', '28/11/2026 14:30'],
  ['ontem, 14h', '28/11/2026 14:00'],
  ['ontem 14.30', '28/11/2026 14:30'],
  ['ontem às 2 da tarde', '28/11/2026 14:00'],
  ['yesterday at 2:30 PM', '28/11/2026 14:30'],
  ['ayer a las 14:30', '28/11/2026 14:30'],
  ['hier à 14h30', '28/11/2026 14:30'],
  ['hoje ao meio-dia', '29/11/2026 12:00'],
  ['às 14:30 de ontem', '28/11/2026 14:30'],
  ['14h de ontem', '28/11/2026 14:00'],
  ['às 14:30 do dia 20/11/2026', '20/11/2026 14:30'],
  ['at 2:30 PM yesterday', '28/11/2026 14:30'],
  ['14:30 20/11/2026', '20/11/2026 14:30'],
])('%j said on 29 November 2026 is %s', (typed, moment) => expect(read(typed)).toBe(moment))

// FA-01
test.each([
  'amanhã',
  'sexta',
  'semana passada',
  'há 0 dias',
  'há 4000 dias',
  'ontem ou anteontem',
  'hojerizah',
  '14:30',
  'mês passado',
])('%j, which is no one day, stays as it is', (typed) => expect(readDayWords(typed, () => today)).toBe(typed))

// PE-08
test('a day at the end of a month or year is counted by the calendar, and digits alone ask for no clock', () => {
  expect(readDayWords('ontem', () => '2027-01-01')).toBe('31/12/2026')
  expect(readDayWords('anteontem', () => '2024-03-01')).toBe('28/02/2024')
  const noClock = () => {
    throw new Error('nobody asked for a day')
  }
  expect(completeFactDate(readDayWords('5/3/2026', noClock))).toBe('05/03/2026')
  expect(readDayWords('20/11/2026 às 14:30', noClock)).toBe('20/11/2026 às 14:30')
})

// PE-08
test('what is too long to be a day is not read at all', () => {
  // Of 100,000 blanks every pair was tried, for seconds.
  const long = `ontem${' '.repeat(90)}às 14h`
  expect(readDayWords(long, () => today)).toBe(long)
})
