/** The characters put into the places of a mask, each of which is `#` or `*`: as long as it has places. */
export function inMask(mask: string, characters: string): string {
  const left = Array.from(characters)
  return mask.replace(/[#*]/g, () => left.shift() ?? '')
}
