import type { Advice } from './advice.ts'

/** For a person who lives in another country, whatever happened. */
export const visitorAdvice: Advice = {
  lead: {
    pt: 'Está de visita ao Brasil? O seu consulado pode ajudar.',
    en: 'Are you visiting Brazil? Your consulate can help.',
    es: '¿Está de visita en Brasil? Su consulado puede ayudarle.',
    fr: 'En visite au Brésil ? Votre consulat peut vous aider.',
  },
  points: [
    {
      pt: 'Passaporte perdido ou levado: avise a embaixada ou o consulado do seu país e leve este boletim para o documento de viagem.',
      en: 'Passport lost or taken: tell your embassy or consulate and bring this report to get a travel document.',
      es: 'Pasaporte perdido o sustraído: avise a su embajada o consulado y lleve esta denuncia para el documento de viaje.',
      fr: 'Passeport perdu ou volé : prévenez votre ambassade ou consulat et présentez cette déclaration pour un titre de voyage.',
    },
    {
      pt: 'Registro migratório ou visto: fale com a Polícia Federal antes de viajar.',
      en: 'Immigration record or visa: talk to the Federal Police (Polícia Federal) before you travel.',
      es: 'Registro migratorio o visado: hable con la Policía Federal antes de viajar.',
      fr: 'Carte de séjour ou visa : contactez la Police fédérale avant de voyager.',
    },
    {
      pt: 'Guarde o boletim em PDF: a sua seguradora de viagem vai pedi-lo.',
      en: 'Keep the report as a PDF: your travel insurer will ask for it.',
      es: 'Guarde la denuncia en PDF: su seguro de viaje la pedirá.',
      fr: 'Gardez la déclaration en PDF : votre assurance voyage la demandera.',
    },
  ],
}
