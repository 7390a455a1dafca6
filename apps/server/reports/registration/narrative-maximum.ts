/** The longest account, in characters, where the operator sets no other (TAMANHO_DO_RELATO, which browsers read too). */
export const usualNarrativeMaximum = 5000
