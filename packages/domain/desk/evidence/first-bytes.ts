/** Whether these bytes stand there; a letter is a byte. */
export function says(bytes: Uint8Array, letters: string, at = 0): boolean {
  for (let index = 0; index < letters.length; index += 1)
    if (bytes[at + index] !== letters.charCodeAt(index)) return false
  return true
}

/** What the container of MPEG-4 says that it is: its own brand first; empty for any other file. */
function brandsOf(first: Uint8Array): string {
  if (!says(first, 'ftyp', 4)) return ''
  const size = Math.min(((first[2] ?? 0) << 8) | (first[3] ?? 0), 200)
  return String.fromCharCode(...first.subarray(8, size))
}

export const isAvif = (first: Uint8Array): boolean => /^avi[fs]|^mi[fa][1f].*avif/su.test(brandsOf(first))
export const isHeic = (first: Uint8Array): boolean => /^(?:he[iv][cxms]|mif1|msf1)/u.test(brandsOf(first))
export const isFilmContainer = (first: Uint8Array): boolean =>
  /^(?:M4[ABPV] |mp4[12]|mmp4|iso[m2-9]|3g[pegrs2]|qt {2}|dash|MSNV)/u.test(brandsOf(first))

/** Whether a track of that kind is announced: `soun`, `vide`. */
export function hasTrack(first: Uint8Array, kind: string): boolean {
  for (let at = first.indexOf(0x68); at >= 0; at = first.indexOf(0x68, at + 1))
    if (says(first, 'hdlr', at) && says(first, kind, at + 12)) return true
  return false
}

/** The reserved bytes are empty, and the second header has one of the known lengths. */
export const isBitmap = (first: Uint8Array): boolean =>
  says(first, 'BM') && says(first, '\0\0\0\0', 6) && [12, 40, 52, 56, 64, 108, 124].includes(first[14] ?? 0)

/** Scanners and banks leave line breaks, blanks or a byte order mark in front. */
export function isPdf(first: Uint8Array): boolean {
  let at = says(first, '\u{ef}\u{bb}\u{bf}') ? 3 : 0
  while (at < 1024 && [0, 9, 10, 12, 13, 32].includes(first[at] ?? 1)) at += 1
  return says(first, '%PDF-', at)
}

/** A frame of MPEG sound: layer 0 is AAC, 1 is MP3, 2 its older brother. */
export function isAudioFrame([sync, kind = 0]: Uint8Array, layer: number): boolean {
  return sync === 0xff && (kind & 0xe0) === 0xe0 && ((kind >> 1) & 3) === layer && (layer > 0 || kind >= 0xf0)
}

/** Bytes as letters, one each. */
export const lettersOf = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to))

/** Where these letters stand last; -1 if nowhere. */
export function lastPlace(bytes: Uint8Array, letters: string, before = bytes.length): number {
  const first = letters.charCodeAt(0)
  for (
    let at = bytes.lastIndexOf(first, before - 1);
    at >= 0;
    at = at > 0 ? bytes.lastIndexOf(first, at - 1) : -1
  )
    if (says(bytes, letters, at)) return at
  return -1
}
