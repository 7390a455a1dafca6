import { expect, test } from 'vitest'
import { meantEmail } from './email-slip.ts'

// PE-23
test.each([
  ['maria@gmial.com', 'maria@gmail.com'],
  ['Maria.S@gmail.con', 'Maria.S@gmail.com'],
  ['m@gmail.co', 'm@gmail.com'],
  ['m@gmai.com', 'm@gmail.com'],
  ['m@gmail.com.br', 'm@gmail.com'],
  ['m@hotmial.com', 'm@hotmail.com'],
  ['m@hotmal.com', 'm@hotmail.com'],
  ['m@outlok.com.br', 'm@outlook.com.br'],
  ['m@yaho.com.br', 'm@yahoo.com.br'],
  ['m@iclod.com', 'm@icloud.com'],
])('%s was probably meant as %s', (typed, meant) => {
  expect(meantEmail(typed)).toBe(meant)
})

// PE-23
test.each([
  'm@gmail.com',
  'm@yahoo.com',
  'm@yahoo.com.br',
  'm@mail.com',
  'm@ymail.com',
  'm@gmx.com',
  'm@policiacivil.pa.gov.br',
  'm@uol.com.br',
  'm@bol.com.br',
  'm@ufpa.br',
  'm@live.com',
  'm@proton.me',
  'm@empresa.com.br',
  'm@',
  'gmial.com',
  '',
])('%j is left alone', (typed) => {
  expect(meantEmail(typed)).toBeUndefined()
})
