import { fact } from '@delegacia/flows/blocks/fact'
import { violenceSentences } from '@delegacia/flows/blocks/violence-sentences'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { contextWith, FieldUnderTest, kept } from '../field-under-test.fixture.tsx'

afterEach(cleanup)

const [account] = fact({ map: false, accountFirst: true, sentences: violenceSentences })
  .groups.flatMap(({ fields }) => fields)
  .filter(({ kind }) => kind === 'narrative')

async function ask(isVitima: boolean): Promise<void> {
  if (!account) throw new Error('there is no account')
  render(<FieldUnderTest field={account} start={{ respostas: { isVitima } }} context={contextWith()} />)
  fireEvent.click(screen.getByRole('button', { name: /Entendi/ }))
  if (isVitima) await screen.findByRole('group', { name: /difícil começar/ })
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

// VI-18
test('a press writes a sentence at the end of the account, another takes it out, and her own words stay', async () => {
  await ask(true)
  fireEvent.change(box(), { target: { value: 'Foi ontem à noite. ' } })
  press('A pessoa me ameaçou.')
  press('Não foi a primeira vez.')
  expect(box().value).toBe('Foi ontem à noite. A pessoa me ameaçou. Não foi a primeira vez.')
  expect(screen.getByRole('button', { name: 'A pessoa me ameaçou.', pressed: true })).toBeTruthy()
  press('A pessoa me ameaçou.')
  expect(box().value).toBe('Foi ontem à noite. Não foi a primeira vez.')
  expect(kept.entity).toMatchObject({ relato_original: box().value })

  fireEvent.change(box(), { target: { value: 'Foi ontem à noite. Não foi a segunda vez.' } })
  expect(screen.queryByRole('button', { pressed: true })).toBeNull()
})

// VI-18
test('three sentences and one of her own make up what the rule asks', async () => {
  await ask(true)
  press('A pessoa me ofendeu com palavras.')
  press('A pessoa quebrou ou tomou coisas minhas.')
  press('Tenho medo de que aconteça de novo.')
  const own = `${box().value} Isso dura desde março.`
  expect(own.length).toBeGreaterThanOrEqual(100)
})

// VI-18
test('who tells for somebody else is offered no words of the victim', async () => {
  await ask(false)
  expect(screen.queryByRole('group', { name: /difícil começar/ })).toBeNull()
})
