import { readPoint, type Point } from '@delegacia/domain/geography/coordinates'

const number = '[+-]?\\d{1,3}[.,]\\d{2,15}'
/** `-1.4558,-48.4902`, with a decimal comma `-1,4558; -48,4902`, with degree signs and with the letters of the points of the compass. */
const pair = new RegExp(
  `^[\\s(]{0,3}(?:lat(?:itude)?[\\s:=]{0,3})?(${number})\\s*[°º]?\\s*([NS]?)[\\s,;/]{1,3}(?:l(?:on|ng|ongitude)[\\s:=]{0,3})?(${number})\\s*[°º]?\\s*([EWLO]?)[\\s)]{0,3}$`,
  'i',
)
/** `1°27'21.0"S 48°29'25.0"W`. */
const sexagesimal =
  /^\s*(\d{1,2})\s*[°º]\s*(\d{1,2})\s*['’′]\s*(\d{1,2}(?:[.,]\d{1,9})?)?\s*(?:"|''|”|″)?\s*([NS])\s*[,;]?\s*(\d{1,3})\s*[°º]\s*(\d{1,2})\s*['’′]\s*(\d{1,2}(?:[.,]\d{1,9})?)?\s*(?:"|''|”|″)?\s*([EWLO])\s*$/i

const inLink = '(-?\\d{1,3}\\.\\d{1,15})'
/** Where links of maps have a point: that of a pin before that of the middle of what is shown. */
const ofLinks = [
  `!3d${inLink}!4d${inLink}`,
  `[?&](?:q|query|ll|destination|daddr|center|cp)=(?:loc:)?${inLink}[,~ +]+${inLink}`,
  `[?&]m?lat=${inLink}&(?:.*&)?m?lo?ng?=${inLink}`,
  `@${inLink},${inLink}`,
  `^geo:${inLink},${inLink}`,
  `#map=\\d+/${inLink}/${inLink}`,
].map((pattern) => new RegExp(pattern, 'i'))

const linkStart = /^\s*(?:https?:|geo:|www\.|(?:maps|goo)\.)/i

/** A link, which names no street. */
export const isLink = (text: string): boolean => linkStart.test(text)

const signed = (degrees: string, letter: string): string =>
  /[SWO]/i.test(letter) && !degrees.startsWith('-') ? `-${degrees}` : degrees

function degreesOf([degrees = '', minutes = '', seconds = '0', letter = '']: readonly (
  string | undefined
)[]): string {
  const value = Number(degrees) + Number(minutes) / 60 + Number(seconds.replace(',', '.')) / 3600
  return signed(value.toFixed(7), letter)
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link)
  } catch {
    return link
  }
}

/** The point that coordinates or the link of a map name; nobody is asked for what a short link stands for. */
export function readSaidPoint(text: string): Point | undefined {
  if (isLink(text)) {
    const link = decoded(text.trim())
    const found = ofLinks.flatMap((pattern) => pattern.exec(link)?.slice(1, 3) ?? [])
    return readPoint(found[0] ?? '', found[1] ?? '')
  }
  const [, lat = '', south = '', lng = '', west = ''] = pair.exec(text) ?? []
  if (lat !== '') return readPoint(signed(lat, south), signed(lng, west))
  const turned = sexagesimal.exec(text)
  return turned ? readPoint(degreesOf(turned.slice(1, 5)), degreesOf(turned.slice(5, 9))) : undefined
}
