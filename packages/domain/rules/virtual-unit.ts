/** The only unit that gives numbers and prints (document 2, section 9). */
export const virtualUnit = 277
/** Its name at the desk and on papers: it gets what no other unit is responsible for. */
export const virtualUnitName = 'Delegacia Virtual'
