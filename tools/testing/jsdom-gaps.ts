import { webcrypto } from 'node:crypto'
import { configure } from '@testing-library/dom'
import { patienceMs } from './patience.ts'

configure({ asyncUtilTimeout: patienceMs })

/** What jsdom lacks and the tests need no more of than this; in tests without a page there is no Element. */
if (typeof Element !== 'undefined') {
  // Its cryptography only draws random numbers.
  if (!('subtle' in crypto))
    Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
  // It has no layout and so no scrolling.
  Element.prototype.scrollIntoView = () => undefined
  // It has no modal dialogs: open and closed are all.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
}
