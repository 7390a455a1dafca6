import { expect, test } from 'vitest'
import { bulletinNumber, formatBulletinNumber } from '../../rules/bulletin-number.ts'
import { readBulletinNumber } from './typed-number.ts'

const bop = bulletinNumber({ unit: 277, year: 2026, sequence: 171 })
const shown = formatBulletinNumber(bop)

// TH-11
test.each([
  shown,
  bop,
  shown.replaceAll(/\D/g, ''),
  bop.replace('.', ''),
  ` ${shown} `,
  shown.slice(2),
  shown.replace('/', ' '),
])('a person types %j', (typed) => expect(readBulletinNumber(typed)).toBe(bop))

// TH-11
test.each([
  '',
  '171',
  shown.slice(0, -1),
  `${shown}0`,
  shown.replace(/.$/, (last) => String((Number(last) + 1) % 10)),
  'X'.repeat(100),
])('no number is %j', (typed) => expect(readBulletinNumber(typed)).toBeUndefined())
