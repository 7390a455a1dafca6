/** The id of the box over everything that can be added to a step. */
export const searchBoxId = 'o-que-e'
