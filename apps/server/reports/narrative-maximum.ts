/** Characters of what a person tells; TAMANHO_DO_RELATO says it to the browser. */
export const narrativeMaximum = 5000
