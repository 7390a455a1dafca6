import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { heldAccess, holdAccess } from '../../documents/held-access.ts'
import { FollowPage } from './follow-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A part that has to be loaded: what was drawn beside it before is thrown away. */
function Loads({ part }: { part: Promise<void> }) {
  use(part)
  return null
}

// SH-24
test('number and code that came along are still there when the page is drawn twice, and go to no other page', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}))
  holdAccess({ numero: '00277/2026.000001-9', codigo: 'ABCD-1234-EFGH-5678' })
  const part = new Promise<void>((resolve) => setTimeout(resolve, 20))
  await act(async () => {
    render(
      <Suspense>
        <FollowPage />
        <Loads part={part} />
      </Suspense>,
    )
    await part
  })
  const values = screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
  expect(values).toEqual(['00277/2026.000001-9', 'ABCD-1234-EFGH-5678'])
  expect(heldAccess()).toBeUndefined()
})
