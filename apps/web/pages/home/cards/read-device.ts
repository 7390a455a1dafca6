export type Device = { readonly browser: string; readonly version: string; readonly platform: string }

/** The first match wins: most user agents also contain the names of older browsers. */
const browsers: readonly [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/([\d.]+)/],
  ['Opera', /\b(?:OPR|Opera)\/([\d.]+)/],
  ['Samsung Internet', /\bSamsungBrowser\/([\d.]+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\/([\d.]+)/],
  ['Safari', /\bVersion\/([\d.]+).*Safari/],
]

const platforms: readonly [name: string, pattern: RegExp][] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux/],
]

/** The browser, its version and the platform that the user agent names; a dash for what it does not name. */
export function readDevice(userAgent: string): Device {
  const browser = browsers.find(([, pattern]) => pattern.test(userAgent))
  return {
    browser: browser?.[0] ?? '–',
    version: browser?.[1].exec(userAgent)?.[1] ?? '–',
    platform: platforms.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? '–',
  }
}
