import { expect, test } from 'vitest'
import { textsWithoutElement } from './bare-texts.mjs'

const problemsIn = (markup: string) =>
  textsWithoutElement([{ path: 'apps/web/ui/a.tsx', text: `export const A = () => ${markup}` }])

test.each([
  "<p>{late && 'Late. '}<b>{name}</b></p>",
  "<p>{late ? 'Late' : 'Soon'} {name}</p>",
  '<p>{name}{other && `, ${other}`}</p>',
  '<p>{late && t(texts.late)} {name}</p>',
  '<p>{found && (none ? say(texts.none, locale) : <b>{count}</b>)} {name}</p>',
  "<p>{name ?? 'nobody'} {count}</p>",
  "<>{late && 'Late'}</>",
])('a text under a condition beside others is caught: %s', async (markup) => {
  expect(await problemsIn(markup)).toHaveLength(1)
})

test.each([
  "<p>{late ? 'Late' : 'Soon'}</p>",
  '<p>{late && <span>Late</span>} {name}</p>',
  "<p>{late && ' '}{name}</p>",
  "<p>\n  {late && 'Late'}\n</p>",
  "<p className={late ? 'late' : 'soon'}>{name} {count}</p>",
  '<p>{name}{late && <b>{other && `, ${other}`}</b>}</p>',
])('one with an element of its own is not: %s', async (markup) => {
  expect(await problemsIn(markup)).toEqual([])
})
