/** The only unit that gives numbers and prints (document 2, section 9). */
export const virtualUnit = 277
