/** A voice of the device itself; `remote` where only voices speak the language that send the text elsewhere. */
export type FoundVoice = SpeechSynthesisVoice | 'remote' | 'none'

/** Browsers list their voices some time after the first question, in milliseconds. */
const longestWait = 2000

/** Resolves with all voices of the browser, as soon as it has listed them. */
export async function listVoices(): Promise<readonly SpeechSynthesisVoice[]> {
  const listed = speechSynthesis.getVoices()
  if (listed.length > 0) return listed
  await new Promise<void>((resolve) => {
    speechSynthesis.addEventListener('voiceschanged', () => resolve(), { once: true })
    setTimeout(resolve, longestWait)
  })
  return speechSynthesis.getVoices()
}

const plain = (lang: string): string => lang.toLowerCase().replace('_', '-')

/**
 * A voice for that language, of the same country if there is one. Only voices of the device (`localService`): some of
 * Chromium and Edge send every sentence to a service, and a report is nobody's business but the police's. If there is no
 * other, nothing is read and the page says why.
 */
export function findVoice(voices: readonly SpeechSynthesisVoice[], lang: string): FoundVoice {
  const fit = voices.filter((voice) => plain(voice.lang).slice(0, 2) === plain(lang).slice(0, 2))
  const local = fit.filter(({ localService }) => localService)
  const own = local.find((voice) => plain(voice.lang) === plain(lang)) ?? local[0]
  return own ?? (fit.length > 0 ? 'remote' : 'none')
}
