/** What the number of a brand ends in where it stands for any other brand, or for one that nobody knows. */
export const otherBrand = 99
export const unknownBrand = 98

/** Whether the brand is to be written in words, for it is none of the list. */
export const isOtherBrand = (brand: unknown): boolean =>
  typeof brand === 'number' && brand % 100 === otherBrand
