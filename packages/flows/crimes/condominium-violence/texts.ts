import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: {
    pt: 'Violência em condomínio',
    en: 'Violence in a condominium',
    es: 'Violencia en un condominio',
    fr: 'Violence dans une copropriété',
  },
  description: {
    pt: 'Para moradores, vizinhos, síndicos e funcionários contarem a violência em um condomínio. Conte o que viu ou ouviu. Leva uns 15 minutos.',
    en: 'For residents, neighbors, managers and staff to tell of violence in a condominium. Tell what you noticed. About 15 minutes.',
    es: 'Para que residentes, vecinos, administradores y empleados cuenten la violencia en un condominio. Cuente lo que vio u oyó. Unos 15 minutos.',
    fr: 'Habitants, voisins, syndics, employés : signalez la violence dans une copropriété, vue ou entendue. Environ 15 minutes.',
  },
})
