import type { Page } from '@playwright/test'

type Voice = { lang: string; localService: boolean }

/** Headless Chromium has no engine: this one has these voices, and tells the test what it is asked to say, and when it is stopped. */
export async function stubSpeech(page: Page, voices: readonly Voice[]): Promise<string[]> {
  const told: string[] = []
  await page.exposeFunction('tellTest', (what: string) => void told.push(what))
  await page.addInitScript(install, voices)
  return told
}

declare global {
  interface Window {
    tellTest(what: string): void
    /** The engine has said what it was asked to say. */
    endSpoken(): void
  }
}

/** Runs in the page. */
function install(voices: readonly Voice[]): void {
  class Utterance extends EventTarget {
    voice: Voice | null = null
    lang = ''
    readonly text: string
    constructor(text: string) {
      super()
      this.text = text
    }
  }
  let spoken: Utterance | undefined
  const engine = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak(words: Utterance) {
      spoken = words
      window.tellTest(`${words.voice?.lang} ${words.text}`)
    },
    cancel() {
      window.tellTest('silence')
      const cut = spoken
      spoken = undefined
      // Some engines say so of what was cut off, too.
      cut?.dispatchEvent(new Event('end'))
    },
  })
  window.endSpoken = () => spoken?.dispatchEvent(new Event('end'))
  addEventListener('pagehide', () => window.tellTest('page left'))
  Object.defineProperty(window, 'speechSynthesis', { value: engine })
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
}
