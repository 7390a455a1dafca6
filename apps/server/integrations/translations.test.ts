import { expect, test } from 'vitest'
import { createTranslations } from './translations.ts'
import type { Translator } from './translator.ts'

/** A translator that says what it was asked, and answers when it is told to. */
function slowTranslator() {
  const asked: string[] = []
  const answers = new Map<string, (translated: string | undefined) => void>()
  const translator: Translator = {
    translate: (text, from, to) => {
      asked.push(`${from} ${to} ${text}`)
      return new Promise((resolve) =>
        answers.set(text, (translated) =>
          resolve(translated === undefined ? undefined : { text: translated, provider: 'test' }),
        ),
      )
    },
  }
  return { translator, asked, answer: (text: string, translated?: string) => answers.get(text)?.(translated) }
}

// TH-58
test('what a slow translator does not give in time is there at the next look, and is asked for once', async () => {
  const { translator, asked, answer } = slowTranslator()
  const translate = createTranslations(translator, { patienceMs: 20 })
  expect(await translate(['Bom dia', 'Bom dia'], 'pt-br', 'en-us')).toEqual(new Map())
  answer('Bom dia', 'Good morning')
  expect(await translate(['Bom dia'], 'pt-br', 'en-us')).toEqual(new Map([['Bom dia', 'Good morning']]))
  expect(asked).toEqual(['pt-br en-us Bom dia'])
})

// TH-58
test('what failed is asked for again, and what is an hour old too', async () => {
  let now = 0
  const { translator, asked, answer } = slowTranslator()
  const translate = createTranslations(translator, { patienceMs: 20, now: () => now })
  const ask = async (translated?: string) => {
    const answered = translate(['Oi'], 'pt-br', 'es-es')
    answer('Oi', translated)
    return (await answered).get('Oi')
  }
  expect(await ask()).toBeUndefined()
  expect(await ask('Hola')).toBe('Hola')
  now = 3_600_000
  expect(await ask('Buenas')).toBe('Buenas')
  expect(asked).toHaveLength(3)
})

// TH-58
test('of a long conversation the last words are translated, and nothing into its own language', async () => {
  const { translator, asked } = slowTranslator()
  const translate = createTranslations(translator, { patienceMs: 1 })
  await translate(['x'], 'pt-br', 'pt-br')
  await translate(
    Array.from({ length: 30 }, (_, place) => `${place}`),
    'pt-br',
    'fr-fr',
  )
  expect(asked).toHaveLength(12)
  expect(asked.at(-1)).toBe('pt-br fr-fr 29')
})
