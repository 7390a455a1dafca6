/** By what somebody shows in person who they are. */
export const shownIdentityDocuments = ['rg', 'cnh', 'passaporte', 'carteira_profissional', 'outro'] as const
export type ShownIdentityDocument = (typeof shownIdentityDocuments)[number]

/** As officers and the signed text name it. */
export const identityNames = {
  rg: 'RG ou carteira de identidade nacional',
  cnh: 'CNH',
  passaporte: 'Passaporte',
  carteira_profissional: 'Carteira profissional',
  outro: 'Outro documento com foto',
} as const satisfies Record<ShownIdentityDocument, string>
