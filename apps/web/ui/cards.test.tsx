import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { InfoCard } from './info-card.tsx'
import { Progress } from './progress.tsx'

afterEach(cleanup)

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

// ST-02
test('the button of an information card confirms it and works once', () => {
  const understood = vi.fn()
  render(
    <InfoCard title="Aviso" onAcknowledge={understood}>
      Leia isto
    </InfoCard>,
  )
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Entendi' })
  fireEvent.click(button)
  fireEvent.click(button)
  expect(understood).toHaveBeenCalledTimes(1)
  expect(button.disabled).toBe(true)
})

// SH-13
describe('a crumb', () => {
  test('leads to a route, some history entries back, to an action of the page or to a reload', () => {
    const act = vi.fn()
    const go = vi.spyOn(history, 'go').mockImplementation(() => {})
    render(
      <Breadcrumbs
        crumbs={[
          { label: 'Início', to: '/' },
          { label: 'Antes', back: 2 },
          { label: 'Ação', onSelect: act },
          { label: 'De novo', reload: true },
          { label: 'Aqui', here: true },
        ]}
      />,
    )
    expect(within(screen.getByRole('navigation')).getByRole('link').getAttribute('href')).toBe('/')
    click('Antes')
    expect(go).toHaveBeenCalledWith(-2)
    click('Ação')
    expect(act).toHaveBeenCalledTimes(1)
    // jsdom cannot reload a page and says so; the test looks for that message.
    const refused = vi.fn<(error: Error) => void>()
    Reflect.get(globalThis, 'jsdom').virtualConsole.once('jsdomError', refused)
    click('De novo')
    expect(refused.mock.lastCall?.[0].message).toMatch(/navigation/)
    expect(screen.getByText('Aqui').getAttribute('aria-current')).toBe('page')
    go.mockRestore()
  })
})

// WZ-11
test('progress is said in words, and drawn up to the screen within the step', () => {
  const { container } = render(<Progress now={3} total={7} label="Endereço" within={0.25} />)
  expect(screen.getByText('Passo 3 de 7: Endereço')).toBeTruthy()
  expect(
    [...container.querySelectorAll('li')].map(({ style }) => style.getPropertyValue('--within')),
  ).toEqual(['', '', '25%', '', '', '', ''])
})
