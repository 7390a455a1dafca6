import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HeardOriginal, soundTypeOf } from './heard-original.tsx'

const original = { name: 'evidencia-ab12.ogg', file: new Blob(['sound']) }
const saved: string[] = []
const revoked: string[] = []
let made: Blob[]
let plays: string
beforeEach(() => {
  saved.length = 0
  revoked.length = 0
  made = []
  plays = 'maybe'
  const createObjectURL = (blob: Blob) => `blob:${made.push(blob)}`
  const revokeObjectURL = (address: string) => void revoked.push(address)
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL }))
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockImplementation(() => plays as CanPlayTypeResult)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

// OF-19
test.each([
  ['evidencia-1.m4a', 'audio/mp4'],
  ['evidencia-1.mp3', 'audio/mpeg'],
  ['evidencia-1.ogg', 'audio/ogg'],
  ['evidencia-1.wav', 'audio/wav'],
  ['evidencia-1.aac', 'audio/aac'],
  ['evidencia-1.amr', 'audio/amr'],
  ['evidencia-1.pdf', undefined],
  ['arquivo', undefined],
])('%s is heard as %s', (name, type) => {
  expect(soundTypeOf({ ...original, name })).toBe(type)
})

// OF-19
test('a sound is heard from the page, by a player with a name, and forgotten as the page goes', () => {
  const { unmount } = render(<HeardOriginal original={original} type="audio/ogg" />)
  const player = screen.getByLabelText<HTMLAudioElement>('Original: evidencia-ab12.ogg', {
    selector: 'audio',
  })
  expect([player.controls, player.getAttribute('src'), made[0]?.type]).toEqual([true, 'blob:1', 'audio/ogg'])
  expect(saved).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Baixar este som' }))
  expect(saved).toEqual(['evidencia-ab12.ogg'])
  unmount()
  expect(revoked).toEqual(['blob:1'])
})

// OF-19
test('a browser that cannot play it says so, at once or once it has tried, and the sound can be downloaded', () => {
  plays = ''
  const { unmount } = render(<HeardOriginal original={original} type="audio/amr" />)
  expect(screen.getByText(/não toca este tipo de som/)).toBeTruthy()
  expect(document.querySelector('audio')).toBeNull()
  unmount()
  plays = 'maybe'
  render(<HeardOriginal original={original} type="audio/mp4" />)
  fireEvent.error(document.querySelector('audio') ?? document.body)
  expect(screen.getByText(/não toca este tipo de som/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Baixar este som' }))
  expect(saved).toEqual(['evidencia-ab12.ogg'])
})
