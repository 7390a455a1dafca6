/** Whether a scanner has examined a file; `nao-verificado`: the operator has set none. */
export const scanStates = ['espera', 'limpo', 'suspeito', 'nao-verificado'] as const
export type ScanState = (typeof scanStates)[number]
