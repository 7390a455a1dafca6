/** Ids that the documents fix (document 1, section 9); Azerbaijan, whose ISO 3166-1 number is 31, stands at 1031. */
export const brazil = 31
export const homeState = 'PA'
