/** The last two digits of a brand's number that mean another brand, or one that is not known. */
export const otherBrand = 99
export const unknownBrand = 98

/** Whether an entry of a list of brands is one, and not 'other' or 'do not know'. */
export const isNamedBrand = (brand: unknown): boolean =>
  typeof brand === 'number' && brand % 100 !== otherBrand && brand % 100 !== unknownBrand

/** Whether the brand is not on the list and must be typed. */
export const isOtherBrand = (brand: unknown): boolean =>
  typeof brand === 'number' && brand % 100 === otherBrand
