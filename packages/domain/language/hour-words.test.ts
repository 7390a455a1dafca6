import { expect, test } from 'vitest'
import { completeDateTime } from './dates.ts'

// FA-17
test.each([
  ['20/11/2026 2 da tarde', '14:00'],
  ['20/11/2026, às 2 da tarde', '14:00'],
  ['20/11/26 8 da noite', '20:00'],
  ['20/11/2026 8 e meia da noite', '20:30'],
  ['20/11/2026 8h da manhã', '08:00'],
  ['20/11/2026 meio-dia', '12:00'],
  ['20/11/2026 ao meio dia e meia', '12:30'],
  ['20/11/2026 12h30 da tarde', '12:30'],
  ['20/11/2026 2h30 da madrugada', '02:30'],
  ['20/11/2026 0h30 da madrugada', '00:30'],
  ['20/11/2026 14h da tarde', '14:00'],
  ['20/11/2026 ÀS 2 DA TARDE', '14:00'],
  ['20/11/2026 2 in the afternoon', '14:00'],
  ['20/11/2026 at 8:15 at night', '20:15'],
  ['20/11/2026 7 o’clock in the evening', '19:00'],
  ['20/11/2026 2:30 in the morning', '02:30'],
  ['20/11/2026 at noon', '12:00'],
  ['20/11/2026 at 2:30 PM', '14:30'],
  ['20/11/2026 a las 2 de la tarde', '14:00'],
  ['20/11/2026 8 y media de la noche', '20:30'],
  ['20/11/2026 2:30 de la madrugada', '02:30'],
  ['20/11/2026 mediodía', '12:00'],
  ['20/11/2026 a las 14:30', '14:30'],
  ['20/11/2026 2 heures de l’après-midi', '14:00'],
  ['20/11/2026 à 8 h du soir', '20:00'],
  ['20/11/2026 8 h 30 du matin', '08:30'],
  ['20/11/2026 midi', '12:00'],
  ['20/11/2026 à 14 h 30', '14:30'],
])('%j is a minute', (typed, time) => expect(completeDateTime(typed)).toBe(`20/11/2026 ${time}`))

// FA-17
test.each([
  '20/11/2026 meia-noite',
  '20/11/2026 minuit',
  '20/11/2026 12 da noite',
  '20/11/2026 2 da noite',
  '20/11/2026 10 da tarde',
  '20/11/2026 10 da madrugada',
  '20/11/2026 8 da noite de ontem',
  'ontem 8 da noite',
])('%j could be another hour, and stays', (typed) => expect(completeDateTime(typed)).toBe(typed))
