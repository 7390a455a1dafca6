import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { YesNoQuestion, type YesNo } from './yes-no-question.tsx'

afterEach(cleanup)

function ask(props: { right?: YesNo | 'ambas'; preset?: YesNo; title?: string; onGo?: () => void }) {
  const events = { onRight: vi.fn(), onWrong: vi.fn(), onReopen: vi.fn(), onGiveUp: vi.fn() }
  const { right, preset, title, onGo } = props
  render(
    <YesNoQuestion
      question="Foi no Pará?"
      {...(right && { right })}
      preset={preset}
      wrong={{ text: 'Só fatos no Pará', ...(title && { title }) }}
      instead={onGo && { label: 'Ir para roubo', onGo }}
      help={<a href="tel:190">190</a>}
      {...events}
    />,
  )
  return events
}

const button = (name: string) => screen.getByRole('button', { name })
const isLocked = (name: string) => button(name).getAttribute('aria-disabled') === 'true'
const locked = () => isLocked('Sim') && isLocked('Não')

// ST-06
describe('a yes/no question', () => {
  test.each<[YesNo | 'ambas' | undefined, YesNo, boolean]>([
    [undefined, 'no', true],
    [undefined, 'yes', false],
    ['no', 'yes', false],
    ['yes', 'yes', true],
    ['yes', 'no', false],
    ['ambas', 'yes', true],
    ['ambas', 'no', true],
  ])('with the right answer %s takes %s as right: %s', (right, answer, isRight) => {
    const { onRight, onWrong } = ask({ ...(right && { right }) })
    fireEvent.click(button(answer === 'yes' ? 'Sim' : 'Não'))
    expect(onRight.mock.calls).toEqual(isRight ? [[answer]] : [])
    expect(onWrong.mock.calls).toEqual(isRight ? [] : [[answer]])
    expect(locked()).toBe(isRight)
    expect(screen.queryByText('Só fatos no Pará') !== null).toBe(!isRight)
  })

  test('shows a red card with a title of its own or Importante, and a way to give up', () => {
    const { onGiveUp } = ask({ right: 'yes' })
    fireEvent.click(button('Não'))
    expect(screen.getByRole('region', { name: 'Importante' }).className).toMatch(/danger/)
    fireEvent.click(button('Desistir'))
    expect(onGiveUp).toHaveBeenCalledTimes(1)
    cleanup()
    ask({ right: 'yes', title: 'Só no Pará', preset: 'no' })
    expect(screen.getByRole('region', { name: 'Só no Pará' })).toBeTruthy()
  })

  test('lets a wrong answer be changed', () => {
    const { onRight } = ask({ right: 'yes' })
    fireEvent.click(button('Não'))
    fireEvent.click(button('Sim'))
    expect(onRight).toHaveBeenCalledWith('yes')
    expect(locked()).toBe(true)
    expect(screen.queryByText('Só fatos no Pará')).toBeNull()
  })

  test('stays as it is once it is right, until it is opened again with what follows from it', () => {
    const { onRight, onReopen } = ask({ right: 'no' })
    fireEvent.click(button('Não'))
    fireEvent.click(button('Sim'))
    expect(onRight).toHaveBeenCalledTimes(1)
    expect(onReopen).not.toHaveBeenCalled()
    fireEvent.click(button('Mudar a resposta'))
    expect(onReopen).toHaveBeenCalledTimes(1)
    expect(locked()).toBe(false)
    expect(document.activeElement).toBe(button('Sim'))
    expect(screen.queryByRole('button', { name: 'Mudar a resposta' })).toBeNull()
    fireEvent.click(button('Sim'))
    expect(screen.getByText('Só fatos no Pará')).toBeTruthy()
  })

  test('stands with what else can be done, which a right answer does not have', () => {
    ask({ right: 'no' })
    fireEvent.click(button('Sim'))
    expect(screen.getByRole('link', { name: '190' })).toBeTruthy()
    fireEvent.click(button('Não'))
    expect(screen.queryByRole('link', { name: '190' })).toBeNull()
  })

  test('gives a preset answer on load', () => {
    const { onRight } = ask({ right: 'yes', preset: 'yes' })
    expect(onRight.mock.calls).toEqual([['yes']])
    expect(locked()).toBe(true)
  })

  test('offers the route where the report belongs', () => {
    const onGo = vi.fn()
    ask({ right: 'no', onGo })
    fireEvent.click(button('Sim'))
    fireEvent.click(button('Ir para roubo'))
    expect(onGo).toHaveBeenCalledTimes(1)
  })
})
