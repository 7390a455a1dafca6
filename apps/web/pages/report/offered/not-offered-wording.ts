import { defineTexts } from '@delegacia/domain/language/text'

/** What is said of a crime that a municipality does not take online, at the start and where the place of the fact is chosen (ST-08). */
export const notOfferedTexts = defineTexts({
  there: {
    pt: 'Em {place}, “{title}” não se registra pela internet.',
    en: 'In {place}, “{title}” cannot be reported online.',
    es: 'En {place}, «{title}» no se registra por internet.',
    fr: 'À {place}, « {title} » ne se déclare pas en ligne.',
  },
  station: {
    pt: 'Sentimos muito pelo que aconteceu. Você pode registrar em qualquer delegacia, pessoalmente, e tem direito de ser atendido.',
    en: 'We are sorry about what happened. You can report it in person at any police station, and you have the right to be heard there.',
    es: 'Sentimos mucho lo que pasó. Puede denunciarlo en persona en cualquier comisaría, y tiene derecho a que le atiendan.',
    fr: 'Nous sommes désolés de ce qui s’est passé. Vous pouvez le déclarer en personne dans n’importe quel commissariat, où vous avez le droit d’être reçu.',
  },
})
