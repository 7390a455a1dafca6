/** What is loaded once somebody writes into the search. */
export { findLikely } from './find-likely.ts'
export { LikelyList, said } from './likely-list.tsx'
