import { expect, test } from 'vitest'
import { readSaidPoint } from './said-point.ts'

const inBelem = { latitude: -1.4558, longitude: -48.4902 }

// AD-15
test.each([
  '-1.4558,-48.4902',
  ' -1.4558, -48.4902 ',
  '(-1.4558, -48.4902)',
  '-1,4558, -48,4902',
  '-1,4558; -48,4902',
  '-1,4558 -48,4902',
  '1.4558° S, 48.4902° W',
  '1,4558°S 48,4902°O',
  'lat -1.4558 lng -48.4902',
  'geo:-1.4558,-48.4902',
  'geo:-1.4558,-48.4902?z=17',
  'geo:0,0?q=-1.4558,-48.4902(Casa)',
  'https://www.google.com/maps/@-1.4558,-48.4902,17z',
  'https://www.google.com/maps/place/Feira/@-1.5,-48.5,17z/data=!3d-1.4558!4d-48.4902',
  'https://maps.google.com/?q=-1.4558,-48.4902',
  'https://www.google.com/maps/search/?api=1&query=-1.4558%2C-48.4902',
  'https://www.openstreetmap.org/?mlat=-1.4558&mlon=-48.4902',
  'https://www.openstreetmap.org/#map=17/-1.4558/-48.4902',
  'https://maps.apple.com/?ll=-1.4558,-48.4902',
])('%s is a point', (text) => {
  expect(readSaidPoint(text)).toEqual(inBelem)
})

test('degrees, minutes and seconds are a point', () => {
  const { latitude = 0, longitude = 0 } = readSaidPoint('1°27\'20.9"S 48°29\'24.7"W') ?? {}
  expect([latitude.toFixed(4), longitude.toFixed(4)]).toEqual(['-1.4558', '-48.4902'])
})

test.each([
  '12, 48',
  'rua 1.4558',
  'https://maps.app.goo.gl/abc',
  '66035-115',
  '-91.4558,-48.4902',
  '%E0%A4%A',
  '',
])('"%s" is none', (text) => {
  expect(readSaidPoint(text)).toBeUndefined()
})
