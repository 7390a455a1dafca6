import { expect, test } from 'vitest'
import { texts } from './what-now-texts.ts'

// RF-29
test('the copy is spoken of as of a document that is made, for the seal comes after she handed in', () => {
  for (const said of Object.values(texts.copy))
    expect(said).not.toMatch(/está no papel|(the police|la policía|la police) (have|tiene|a) /i)
})
