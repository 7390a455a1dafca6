/** The longest account, in characters; the browser reads it from TAMANHO_DO_RELATO. */
export const narrativeMaximum = 5000
