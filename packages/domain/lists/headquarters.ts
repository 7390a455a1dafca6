import type { Text } from '../language/text.ts'

/** The general police department: where the home screen sends letters and visitors. */
export const headquarters = {
  name: {
    pt: 'Delegacia-Geral da Polícia Civil do Estado do Pará',
    en: 'General Department of the Civil Police of the State of Pará',
    es: 'Delegación General de la Policía Civil del Estado de Pará',
    fr: 'Direction générale de la Police civile de l’État du Pará',
  },
  street: 'Av. Governador Magalhães Barata, 209',
  neighbourhood: 'Nazaré',
  municipality: 1501402,
  city: 'Belém',
  state: 'PA',
  cep: '66040-170',
  site: 'https://www.pc.pa.gov.br',
} as const satisfies { name: Text } & Record<string, unknown>
