import fc from 'fast-check'
import { expect, test } from 'vitest'
import { invert, listAt, postingsBuilder } from './postings.ts'

test('lists come out as they went in, and inverted they name the lists that hold a number', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat(9), { maxLength: 6 }), { maxLength: 2000 }), (lists) => {
      const builder = postingsBuilder()
      for (const list of lists) builder.add(list)
      const kept = builder.finish()
      expect(lists.map((_, i) => [...listAt(kept, i)])).toEqual(lists)

      const turned = invert(lists.length, 10, (list, take) => listAt(kept, list).forEach(take))
      for (let number = 0; number < 10; number++) {
        const holders = lists.flatMap((list, i) => (list.includes(number) ? [i] : []))
        expect([...listAt(turned, number)]).toEqual(holders)
      }
    }),
    { numRuns: 50 },
  )
})
