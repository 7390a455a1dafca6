// @ts-check
import { plainName } from '../plain-name.mjs'

/**
 * What is done to a name before it is stored, and to what is typed before it is searched for.
 * @typedef {(text: string) => string} TextLayer
 */

/** Small letters without accents. @type {TextLayer} */
export const plainText = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** What our engine does: no stop words, short forms in full, numbers in digits. @type {TextLayer} */
export const ourText = plainName
