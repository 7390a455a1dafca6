import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packedTextsBuilder, textAt } from './packed-texts.ts'

test('texts come out as they went in', () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('', 'Água Boa', 'ã😀'.repeat(50)))
  fc.assert(
    fc.property(fc.array(text, { maxLength: 3000 }), (texts) => {
      const builder = packedTextsBuilder()
      for (const each of texts) builder.add(each)
      const packed = builder.finish()
      expect(texts.map((_, i) => textAt(packed, i))).toEqual(texts)
    }),
    { numRuns: 30 },
  )
})
