/** Ids that the documents fix (document 1, section 9). */
export const brazil = 31
export const homeState = 'PA'
