import type { Advice } from './advice.ts'

export const deathAdvice: Advice = {
  lead: {
    pt: 'Sentimos muito pela sua perda. Estes são os passos seguintes, no seu tempo.',
    en: 'We are very sorry for your loss. These are the next steps, in your own time.',
    es: 'Lamentamos mucho su pérdida. Estos son los pasos siguientes, a su tiempo.',
    fr: 'Nous vous présentons nos condoléances. Voici les démarches suivantes, à votre rythme.',
  },
  points: [
    {
      pt: 'Com a declaração de óbito do médico, peça a certidão no cartório: o registro e a primeira via são gratuitos.',
      en: 'With the doctor’s statement of death, ask the registry office for the certificate: registration and the first copy are free.',
      es: 'Con la declaración de defunción del médico, pida el acta en el registro civil: el registro y la primera copia son gratuitos.',
      fr: 'Avec la déclaration de décès du médecin, demandez l’acte à l’état civil : l’inscription et la première copie sont gratuites.',
    },
    {
      pt: 'Avise o INSS (135) e os bancos. Sem recursos para o funeral, o CRAS do município orienta sobre o auxílio.',
      en: 'Tell INSS (135) and the banks. If there is no money for the funeral, the municipality’s CRAS advises on aid.',
      es: 'Avise al INSS (135) y a los bancos. Sin recursos para el funeral, el CRAS del municipio orienta sobre la ayuda.',
      fr: 'Prévenez l’INSS (135) et les banques. Sans moyens pour les obsèques, le CRAS de la commune informe sur l’aide.',
    },
    {
      pt: 'Se o luto pesar, o CVV escuta de graça, a toda hora, no 188.',
      en: 'If grief weighs on you, CVV listens free of charge, at any hour, on 188.',
      es: 'Si el duelo pesa, el CVV escucha gratis, a toda hora, en el 188.',
      fr: 'Si le deuil vous pèse, le CVV écoute gratuitement, à toute heure, au 188.',
    },
  ],
}

export const landAdvice: Advice = {
  lead: {
    pt: 'Não enfrente quem invadiu ou levou: com risco de conflito, ligue 190.',
    en: 'Do not confront those who invaded or took: if there is a risk of conflict, call 190.',
    es: 'No enfrente a quienes invadieron o se llevaron algo: si hay riesgo de conflicto, llame al 190.',
    fr: 'N’affrontez pas les auteurs : en cas de risque de conflit, appelez le 190.',
  },
  points: [
    {
      pt: 'Junte documentos da terra, fotos, coordenadas e nomes de vizinhos que sabem do fato.',
      en: 'Gather papers of the land, photos, coordinates and the names of neighbors who know of it.',
      es: 'Reúna documentos de la tierra, fotos, coordenadas y nombres de vecinos que conocen el hecho.',
      fr: 'Rassemblez papiers de la terre, photos, coordonnées et noms des voisins au courant.',
    },
    {
      pt: 'Gado ou criação: avise a Adepará e descreva marca, brinco e sinais.',
      en: 'Cattle or livestock: tell Adepará and describe brand, ear tag and marks.',
      es: 'Ganado o animales: avise a Adepará y describa marca, arete y señales.',
      fr: 'Bétail : prévenez Adepará et décrivez la marque, la boucle et les signes.',
    },
    {
      pt: 'Para reaver a terra, procure logo a Defensoria Pública ou um advogado; fogo agora é 193.',
      en: 'To get the land back, turn soon to the Public Defender or a lawyer; for a fire now call 193.',
      es: 'Para recuperar la tierra, acuda pronto a la Defensoría Pública o a un abogado; fuego ahora, 193.',
      fr: 'Pour récupérer la terre, voyez vite la Défense publique ou un avocat ; feu en cours : 193.',
    },
  ],
}

export const animalAdvice: Advice = {
  lead: {
    pt: 'Obrigado por cuidar de quem não pode pedir ajuda.',
    en: 'Thank you for caring for those who cannot ask for help.',
    es: 'Gracias por cuidar de quien no puede pedir ayuda.',
    fr: 'Merci de prendre soin de ceux qui ne peuvent demander de l’aide.',
  },
  points: [
    {
      pt: 'Leve o animal ao veterinário se puder e guarde o laudo, as fotos e os vídeos.',
      en: 'Take the animal to a vet if you can and keep the report, photos and videos.',
      es: 'Lleve al animal al veterinario si puede y guarde el informe, las fotos y los videos.',
      fr: 'Emmenez l’animal chez le vétérinaire si possible et gardez rapport, photos et vidéos.',
    },
    {
      pt: 'Se os maus-tratos voltarem a acontecer, ligue 190 na hora; o 181 recebe informação sem o seu nome.',
      en: 'Should it happen again, call 190 at that moment; 181 takes information without your name.',
      es: 'Si vuelve a ocurrir, llame al 190 en el momento; el 181 recibe información sin su nombre.',
      fr: 'Si cela recommence, appelez aussitôt le 190 ; le 181 reçoit des informations sans votre nom.',
    },
    {
      pt: 'Não tire o animal à força: a polícia e o órgão ambiental podem recolhê-lo.',
      en: 'Do not take the animal by force: the police and the environmental office can rescue it.',
      es: 'No saque al animal por la fuerza: la policía y el organismo ambiental pueden recogerlo.',
      fr: 'Ne prenez pas l’animal de force : la police et le service de l’environnement peuvent le recueillir.',
    },
  ],
}

export const fireAdvice: Advice = {
  lead: {
    pt: 'Sentimos muito. Fumaça ou brasa ainda? Afaste-se e ligue 193.',
    en: 'We are sorry. Still smoke or embers? Stay away and call 193.',
    es: 'Lo sentimos. ¿Todavía hay humo o brasas? Aléjese y llame al 193.',
    fr: 'Nous sommes désolés. Encore de la fumée ou des braises ? Éloignez-vous et appelez le 193.',
  },
  points: [
    {
      pt: 'Não mexa no local antes da perícia e não entre sem que os bombeiros ou a Defesa Civil (199) liberem.',
      en: 'Leave the place untouched for the experts and do not enter before the fire brigade or Civil Defense (199) allow it.',
      es: 'No toque el lugar antes de la pericia y no entre sin permiso de los bomberos o de Defensa Civil (199).',
      fr: 'Ne touchez pas aux lieux avant l’expertise et n’entrez pas sans l’accord des pompiers ou de la Défense civile (199).',
    },
    {
      pt: 'Peça aos bombeiros a certidão da ocorrência e avise a seguradora, se houver.',
      en: 'Ask the fire brigade for its certificate and tell your insurer, if there is one.',
      es: 'Pida a los bomberos la constancia del hecho y avise a la aseguradora, si la hay.',
      fr: 'Demandez l’attestation aux pompiers et prévenez votre assureur, s’il y en a un.',
    },
    {
      pt: 'Ficou sem moradia? O CRAS e a Defesa Civil do município ajudam com abrigo e documentos.',
      en: 'Lost your home? The municipality’s CRAS and Civil Defense help with shelter and papers.',
      es: '¿Quedó sin vivienda? El CRAS y Defensa Civil del municipio ayudan con refugio y documentos.',
      fr: 'Sans logement ? Le CRAS et la Défense civile de la commune aident pour l’abri et les papiers.',
    },
  ],
}

export const noCrimeAdvice: Advice = {
  lead: {
    pt: 'O registro resguarda os seus direitos: guarde o número e o boletim em PDF.',
    en: 'The report safeguards your rights: keep the number and the PDF.',
    es: 'El registro resguarda sus derechos: guarde el número y la denuncia en PDF.',
    fr: 'La déclaration préserve vos droits : gardez le numéro et le PDF.',
  },
  points: [
    {
      pt: 'Guarde junto mensagens, fotos e recibos; se o caso for à Justiça, a Defensoria Pública orienta de graça.',
      en: 'Keep messages, photos and receipts with it; should it go to court, the Public Defender advises free of charge.',
      es: 'Guarde junto mensajes, fotos y recibos; si el caso llega a la Justicia, la Defensoría Pública orienta gratis.',
      fr: 'Gardez avec elle messages, photos et reçus ; si l’affaire va en justice, la Défense publique conseille gratuitement.',
    },
  ],
}

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
