/** What a browser offers to write down speech; the types of pages do not have it. */
export type Recognition = EventTarget & {
  lang: string
  continuous: boolean
  processLocally: boolean
  start(): void
  stop(): void
  abort(): void
}

type Maker = {
  new (): Recognition
  prototype: object
  available?: (asked: { langs: string[]; processLocally: boolean }) => Promise<string>
}

/** What was heard: several results, each with what it most likely was first. */
export type Heard = Event & {
  resultIndex: number
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>
}

/** Who the browser says it is; only Chromium's browsers tell. */
type Told = { mobile: boolean; brands: readonly { brand: string }[] }

/**
 * The browsers that are known to answer: Chrome and Edge on a computer. The keyboards of telephones have a dictation of
 * their own, which we neither start nor see; on-device recognition there would make us decide again. In others of Chromium's
 * family (Android's WebView, the headless shell) the engine is named but missing, and the mere question ends the page with
 * all that was typed.
 */
function isSafeToAsk(): boolean {
  const { userAgentData: told } = navigator as { userAgentData?: Told }
  return (
    told?.mobile === false && told.brands.some(({ brand }) => /^(Google Chrome|Microsoft Edge)$/.test(brand))
  )
}

/**
 * Recognition that the device does itself in that language, ready to run; undefined where the browser has none, would send
 * the voice to a service, or would first have to fetch what it needs from one.
 */
export async function findRecognition(lang: string): Promise<(() => Recognition) | undefined> {
  const { SpeechRecognition: Maker } = window as { SpeechRecognition?: Maker }
  if (!isSafeToAsk() || !Maker?.available || !('processLocally' in Maker.prototype)) return undefined
  const found = await Maker.available({ langs: [lang], processLocally: true }).catch(() => '')
  // For `downloadable` the browser would fetch a model from its maker, who would learn that somebody dictates here.
  if (found !== 'available') return undefined
  return () => Object.assign(new Maker(), { lang, continuous: true, processLocally: true })
}
