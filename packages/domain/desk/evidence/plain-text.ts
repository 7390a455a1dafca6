// Browser and server both have it; the domain knows neither.
declare const TextDecoder: new (
  label: string,
  how: { fatal: boolean },
) => { decode(bytes: Uint8Array, how: { stream: boolean }): string }

/** How a message begins in a chat that a messenger wrote out: `20/11/2026 14:30 - `, `[20/11/2026, 14:30:12] `. */
const chat = /^[\u{feff}\u{200e}\u{200f}\s]*\[?\d{1,2}[./-]\d{1,2}[./-]\d{2,4},? +\d{1,2}:\d{2}/u

/** Nothing of a text steers a screen: of the signs below the letters only lines and tabs stand there. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const steering = /[\0-\x08\x0b\x0e-\x1f\x7f-\x9f]/

/** The text of these bytes, if they are UTF-8 and text alone; a part may end within a letter. */
export function plainTextOf(bytes: Uint8Array, isPart = false): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isPart })
    return steering.test(text) ? undefined : text
  } catch {
    return undefined
  }
}

/** The first bytes of a `.txt`, or of a chat whatever it is called. */
export function isText(first: Uint8Array, ending: string): boolean {
  const text = plainTextOf(first, true)
  return text !== undefined && text !== '' && (ending === 'txt' || chat.test(text))
}
