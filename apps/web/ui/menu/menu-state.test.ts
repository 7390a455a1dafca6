import { expect, test } from 'vitest'
import { closed, actionOf, isMenuKey, menuAfter, type MenuState, type Options } from './menu-state.ts'

const five: Options = { count: 5, chosen: -1 }
const open = (active: number): MenuState => ({ open: true, active })

/** The state after some keys, written as `alt+ArrowDown`. */
const press = (start: MenuState, keys: string, options = five): MenuState =>
  keys.split(' ').reduce((state, name) => {
    const key = name.replace('alt+', '')
    return menuAfter(state, { type: 'key', key, alt: key !== name }, options)
  }, start)

test.each<[MenuState, string, MenuState]>([
  [closed, 'ArrowDown', open(0)],
  [closed, 'ArrowUp', open(4)],
  [closed, 'alt+ArrowDown', open(-1)],
  [closed, 'alt+ArrowUp', closed],
  [closed, 'Enter', closed],
  [closed, 'Escape', closed],
  [closed, 'PageDown', closed],
  [closed, 'a', closed],
  [open(-1), 'ArrowDown', open(0)],
  [open(-1), 'ArrowUp', open(4)],
  [open(0), 'ArrowDown ArrowDown', open(2)],
  [open(4), 'ArrowDown', open(0)],
  [open(0), 'ArrowUp', open(4)],
  [open(3), 'ArrowUp', open(2)],
  [open(1), 'PageDown', open(4)],
  [open(3), 'PageUp', open(0)],
  [open(2), 'alt+ArrowUp', closed],
  [open(2), 'Escape', closed],
  [open(2), 'Enter', closed],
  [open(-1), 'Enter', open(-1)],
  [open(2), 'Home', open(2)],
  [open(2), 'Tab', open(2)],
])('from %j the keys %s lead to %j', (start, keys, end) => expect(press(start, keys)).toEqual(end))

test('in an opened menu the answer is active', () => {
  const answered = { count: 5, chosen: 3 }
  expect(press(closed, 'ArrowDown', answered)).toEqual(open(3))
  expect(press(closed, 'ArrowUp', answered)).toEqual(open(3))
  expect(menuAfter(closed, { type: 'opened' }, answered)).toEqual(open(3))
  expect(menuAfter(closed, { type: 'opened' }, five)).toEqual(open(-1))
})

test.each(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'])(
  'a menu without options has no active one (%s)',
  (key) => expect(press(open(-1), key, { count: 0, chosen: -1 }).active).toBeLessThanOrEqual(0),
)

test('typing opens, the pointer moves, leaving closes', () => {
  expect(menuAfter(closed, { type: 'typed', active: 0 }, five)).toEqual(open(0))
  expect(menuAfter(open(0), { type: 'pointed', at: 3 }, five)).toEqual(open(3))
  expect(menuAfter(open(3), { type: 'left' }, five)).toEqual(closed)
})

test.each<[MenuState, string, ReturnType<typeof actionOf>]>([
  [open(0), 'Enter', 'choose'],
  [open(-1), 'Enter', undefined],
  [closed, 'Enter', undefined],
  [open(0), 'Escape', undefined],
  [closed, 'Escape', 'clear'],
  [open(0), 'Tab', undefined],
])('in %j the key %s does %s', (state, key, action) => expect(actionOf(state, key)).toBe(action))

test('Enter never sends the form, and what moves the caret is left to the box', () => {
  expect(['Enter', 'ArrowDown', 'ArrowUp'].every((key) => isMenuKey(closed, key))).toBe(true)
  expect(
    ['Escape', 'PageDown', 'PageUp'].map((key) => [isMenuKey(open(0), key), isMenuKey(closed, key)]),
  ).toEqual([1, 2, 3].map(() => [true, false]))
  expect(['ArrowLeft', 'Home', 'End', 'Tab', 'a'].some((key) => isMenuKey(open(0), key))).toBe(false)
})
