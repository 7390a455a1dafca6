import { expect, test } from 'vitest'
import { withTypedStreet } from './kept-street.ts'

const place = { id_logradouro: null, ds_logradouro: '', ds_localidade: 'Belém', ds_bairro: 'Guamá' }

// AD-10
test('the words that were typed are kept as the street that no list has', () => {
  expect(withTypedStreet(place, ' beco da paz ').ds_logradouro).toBe('BECO DA PAZ')
})

test.each([
  'belem',
  'GUAMÁ',
  '66035-115',
  'https://maps.app.goo.gl/abc',
  'geo:-1.45,-48.49',
  'lat -1.4558 lng -48.4902',
  '',
])('"%s" is no street to keep', (typed) => {
  expect(withTypedStreet(place, typed)).toEqual(place)
})

test('a street of the list, or one that is said not to be known, stays', () => {
  for (const chosen of [
    { ...place, id_logradouro: 7 },
    { ...place, ds_logradouro: 'NÃO SEI' },
  ]) {
    expect(withTypedStreet(chosen, 'beco da paz')).toEqual(chosen)
  }
})
