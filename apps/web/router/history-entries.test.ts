import { beforeEach, expect, test } from 'vitest'
import { addressAfter, entryOf, hideAddress, pathHere, writeEntry } from './history-entries.ts'
import { dropFromTab, findInTab, keepForTab, noteInTab } from './tab-notes.ts'

beforeEach(() => {
  window.name = ''
  sessionStorage.clear()
  history.replaceState(null, '', '#/')
})

/** What browsers write to disk of an entry. */
const written = () => JSON.stringify([location.href, history.state])

// TR-02
test.each(['/violencia', '/violencia_contra_mulher/atendimento', '/perseguicao'])(
  'an entry of %s says neither its route nor its step, and is found again',
  (path) => {
    writeEntry('pushState', { path, at: 3, step: 'fato' }, `#${path}`)
    expect(location.hash).toBe('#/')
    expect(written()).not.toMatch(/violencia|perseguicao|fato/)
    expect([pathHere(), entryOf(history.state)]).toEqual([path, { at: 3, path, step: 'fato' }])
  },
)

// TR-02
test.each(['/acompanhar', '/imprimir/277/20260000019'])(
  'after a discreet route an entry of %s says nothing either, and is found again; after another it does',
  (path) => {
    writeEntry('pushState', { path: '/violencia', at: 3, step: 'registrado' })
    writeEntry('pushState', { path, at: 4, step: undefined }, addressAfter('/violencia', path))
    expect(location.hash).toBe('#/')
    expect(written()).not.toMatch(/acompanhar|imprimir|277/)
    expect([pathHere(), entryOf(history.state)]).toEqual([path, { at: 4, path, step: undefined }])
    writeEntry('replaceState', { path, at: 4, step: 'outro' })
    expect([location.hash, pathHere()]).toEqual(['#/', path])
    expect(addressAfter(path, '/')).toBe('#/')
    expect(addressAfter(path, '/termos')).toBe('#/termos')
    history.replaceState(null, '', '#/furto')
    expect(addressAfter('/furto', path)).toBe(`#${path}`)
  },
)

// TR-02
test('the entry of another route says where it is', () => {
  writeEntry('pushState', { path: '/furto', at: 3, step: 'fato' }, '#/furto')
  expect([location.hash, pathHere(), history.state]).toEqual(['#/furto', '/furto', { at: 3, step: 'fato' }])
})

// TR-02
test('an address that led in is taken away; without its note, as in another tab, the entry is the home', () => {
  history.replaceState(null, '', '#/violencia?de=folheto')
  hideAddress()
  expect([location.hash, pathHere()]).toEqual(['#/', '/violencia'])
  window.name = ''
  expect([pathHere(), entryOf(history.state)?.at]).toEqual(['/', 0])
})

test('a page before may say that this is a discreet route, and no other place', () => {
  noteInTab({ handed: { path: '/violencia' } })
  expect(pathHere()).toBe('/violencia')
  history.replaceState(null, '', '#/termos')
  expect(pathHere()).toBe('/termos')
  noteInTab({ handed: { path: '/furto' } })
  expect(pathHere()).toBe('/termos')
  history.replaceState(null, '', '#/')
  expect(pathHere()).toBe('/')
})

// TR-03
test('what a discreet report keeps for a reload is in no store; the rest is', () => {
  keepForTab('recibo', { numero: 7 }, true)
  expect([findInTab('recibo'), sessionStorage.length]).toEqual([{ numero: 7 }, 0])
  dropFromTab('outro')
  expect(findInTab('recibo')).toEqual({ numero: 7 })
  dropFromTab('recibo')
  expect([findInTab('recibo'), window.name]).toEqual([null, ''])
  keepForTab('rascunho', 1)
  expect([findInTab('rascunho'), sessionStorage.length]).toEqual([1, 1])
})

test('a name that another page gave the window is left alone, and holds no notes', () => {
  window.name = 'validar ABCD'
  noteInTab({ handed: undefined })
  expect([window.name, pathHere()]).toEqual(['validar ABCD', '/'])
})
