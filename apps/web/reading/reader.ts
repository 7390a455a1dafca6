import { locale } from '../i18n/locale.ts'
import { onLeaving } from './on-leaving.ts'
import type { Piece } from './screen-pieces.ts'
import { findVoice } from './voices.ts'

export type ReaderState = 'silent' | 'reading' | 'paused'

/** Reads pieces aloud, one after another, with voices of the device; it falls silent by itself when the screen is left. */
export class Reader {
  #pieces: readonly Piece[] = []
  #voices: readonly SpeechSynthesisVoice[] = []
  #at = 0
  #state: ReaderState = 'silent'
  /** Of what is spoken now: what is said later about an earlier one is no news. */
  #spoken: SpeechSynthesisUtterance | undefined
  #unwatch: (() => void) | undefined
  readonly #listeners = new Set<() => void>()

  readonly state = (): ReaderState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Begins to read; what was read before ends. */
  read(pieces: readonly Piece[], voices: readonly SpeechSynthesisVoice[]): void {
    this.stop()
    this.#pieces = pieces
    this.#voices = voices
    this.#at = 0
    this.#unwatch = onLeaving(
      () => this.#pieces[this.#at]?.nodes.every(({ isConnected }) => isConnected) ?? false,
      () => this.stop(),
    )
    this.#become('reading')
    this.#speak()
  }

  /** Falls silent until `goOn`, which says the piece again: engines that pause inside one do not go on reliably. */
  pause(): void {
    this.#silence()
    this.#become('paused')
  }

  goOn(): void {
    this.#become('reading')
    this.#speak()
  }

  stop(): void {
    this.#unwatch?.()
    this.#unwatch = undefined
    this.#silence()
    if (this.#state !== 'silent') this.#become('silent')
  }

  #become(state: ReaderState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }

  #silence(): void {
    this.#spoken = undefined
    speechSynthesis.cancel()
    CSS.highlights?.delete('lendo')
  }

  #speak(): void {
    const piece = this.#pieces[this.#at]
    const voice = piece && this.#voiceOf(piece)
    if (!piece || !voice) return this.stop()
    const words = new SpeechSynthesisUtterance(piece.text)
    words.voice = voice
    words.lang = voice.lang
    words.addEventListener('end', () => {
      if (this.#spoken !== words) return
      this.#at += 1
      this.#speak()
    })
    words.addEventListener('error', () => {
      if (this.#spoken === words) this.stop()
    })
    this.#spoken = words
    mark(piece)
    speechSynthesis.speak(words)
  }

  /** A text in another language than the page's has its own voice, where the device has one. */
  #voiceOf({ lang }: Piece): SpeechSynthesisVoice | undefined {
    const found = [lang || locale, locale].map((one) => findVoice(this.#voices, one))
    return found.find((voice) => typeof voice !== 'string')
  }
}

/** Shows which part is read, and brings it into sight. */
function mark({ nodes }: Piece): void {
  nodes[0]?.parentElement?.scrollIntoView({ block: 'nearest' })
  if (!CSS.highlights) return
  const ranges = nodes.map((node) => {
    const range = new Range()
    range.selectNodeContents(node)
    return range
  })
  CSS.highlights.set('lendo', new Highlight(...ranges))
}
