/** Where a page of a pack explains the hard words that stand in it: an element at the end of its main part. */
export const wordsId = 'palavras'
