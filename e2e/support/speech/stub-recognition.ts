import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** The engine has heard these words to their end. */
    hear(words: string): void
    /** What was asked of the engine, in order. */
    asked: string[]
  }
}

/** Headless Chromium recognises no speech: this engine hears what the test says; `found` is whether it is on the device, which is a computer unless it is said. */
export const stubRecognition = (page: Page, found: string, mobile = false): Promise<unknown> =>
  page.addInitScript(
    ([state, isMobile]) => {
      const made: Recognition[] = []
      class Recognition extends EventTarget {
        static available({ langs, processLocally }: { langs: string[]; processLocally: boolean }) {
          window.asked.push(`available ${langs.join()} ${processLocally}`)
          return Promise.resolve(state)
        }
        lang = ''
        runs = false
        constructor() {
          super()
          made.push(this)
        }
        get processLocally(): boolean {
          return false
        }
        set processLocally(value: boolean) {
          window.asked.push(`local ${value}`)
        }
        start() {
          this.runs = true
          window.asked.push(`start ${this.lang}`)
        }
        abort() {
          this.runs = false
          window.asked.push('abort')
        }
      }
      window.asked = []
      window.hear = (words) => {
        const results = [Object.assign([{ transcript: words }], { isFinal: true })]
        made
          .find(({ runs }) => runs)
          ?.dispatchEvent(Object.assign(new Event('result'), { results, resultIndex: 0 }))
      }
      Object.defineProperty(window, 'SpeechRecognition', { value: Recognition })
      const told = { mobile: isMobile, brands: [{ brand: 'Google Chrome' }] }
      Object.defineProperty(navigator, 'userAgentData', { value: told })
    },
    [found, mobile] as const,
  )
