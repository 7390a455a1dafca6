/** The name of the service, the same in every language, as on its signs. */
export const portalName = 'Delegacia Virtual'
export const forceName = 'Polícia Civil do Estado do Pará'
