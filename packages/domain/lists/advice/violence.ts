import type { Advice } from './advice.ts'

export const violenceAdvice: Advice = {
  lead: {
    pt: 'Você não está só, e a culpa não é de quem sofreu. Em perigo agora, ligue 190.',
    en: 'You are not alone, and it is not the fault of the person who suffered it. In danger now, call 190.',
    es: 'Cuenta con ayuda, y la culpa no es de quien lo sufrió. Si hay peligro ahora, llame al 190.',
    fr: 'De l’aide existe, et la victime n’est pas fautive. En danger immédiat, appelez le 190.',
  },
  points: [
    {
      pt: 'Mulher em situação de violência: o 180 orienta de graça, 24 horas por dia, em segredo.',
      en: 'For a woman who suffers violence: 180 advises free of charge, 24 hours a day, in confidence.',
      es: 'Mujer en situación de violencia: el 180 orienta gratis, las 24 horas, en confianza.',
      fr: 'Femme victime de violence : le 180 conseille gratuitement, 24 heures sur 24, en toute confidentialité.',
    },
    {
      pt: 'Você pode pedir medida protetiva na Delegacia da Mulher (DEAM) ou em qualquer delegacia: o juiz decide em até 48 horas se afasta o agressor.',
      en: 'You can ask for a protective measure at the Women’s Police Station (DEAM) or at any other: a judge decides within 48 hours whether the aggressor must stay away.',
      es: 'Puede pedir una medida de protección en la Comisaría de la Mujer (DEAM) o en cualquier otra: el juez decide en hasta 48 horas si aleja al agresor.',
      fr: 'Vous pouvez demander une mesure de protection au commissariat des femmes (DEAM) ou dans tout autre : le juge décide sous 48 heures d’éloigner l’agresseur.',
    },
    {
      pt: 'Guarde mensagens, fotos e laudos em lugar seguro ou com alguém de confiança. Ferimento: procure atendimento e conte a causa.',
      en: 'Keep messages, photos and medical records in a safe place or with someone you trust. If hurt, see a doctor and say how it happened.',
      es: 'Guarde mensajes, fotos e informes en un lugar seguro o con alguien de confianza. Si hay heridas, acuda a un médico y cuente la causa.',
      fr: 'Gardez messages, photos et certificats en lieu sûr ou chez une personne de confiance. En cas de blessure, consultez et dites-en la cause.',
    },
    {
      pt: 'A Defensoria Pública acompanha você de graça na Justiça.',
      en: 'The Public Defender stands by you in court free of charge.',
      es: 'La Defensoría Pública le acompaña gratis ante la Justicia.',
      fr: 'La Défense publique vous accompagne gratuitement devant la justice.',
    },
  ],
}

export const stalkingAdvice: Advice = {
  lead: {
    pt: 'Perseguição é crime, e você fez bem em contar. Em perigo agora, ligue 190.',
    en: 'Stalking is a crime, and you did well to tell. In danger now, call 190.',
    es: 'El acoso persistente es delito, e hizo bien en contarlo. Si hay peligro ahora, llame al 190.',
    fr: 'Le harcèlement est un délit, et vous avez bien fait d’en parler. En danger immédiat, appelez le 190.',
  },
  points: [
    {
      pt: 'Anote cada fato com dia, hora e lugar, e guarde mensagens e ligações. Não responda.',
      en: 'Write down each event with day, hour and place, and keep messages and calls. Do not answer.',
      es: 'Anote cada hecho con día, hora y lugar, y guarde mensajes y llamadas. No responda.',
      fr: 'Notez chaque fait avec le jour, l’heure et le lieu, et gardez messages et appels. Ne répondez pas.',
    },
    {
      pt: 'Conte a alguém de confiança, mude trajetos e confira quem vê a sua localização no celular.',
      en: 'Tell someone you trust, vary your routes and check who can see your location on the phone.',
      es: 'Cuéntelo a alguien de confianza, cambie de recorrido y revise quién ve su ubicación en el teléfono.',
      fr: 'Parlez-en à une personne de confiance, variez vos trajets et vérifiez qui voit votre position sur le téléphone.',
    },
    {
      pt: 'O processo depende do seu pedido (representação), que tem prazo: faça-o na delegacia. Ao acompanhar o boletim, você vê até que dia.',
      en: 'The case depends on your request (representation), and there is a time limit: make it at a police station. When you follow the report, you see until which day.',
      es: 'El proceso depende de su pedido (representación), que tiene plazo: hágalo en la comisaría. Al seguir la denuncia, verá hasta qué día.',
      fr: 'La procédure dépend de votre demande (« représentation »), dans un délai : faites-la au commissariat. En suivant la déclaration, vous voyez jusqu’à quel jour.',
    },
  ],
}

/** Flags 1 and 2: a child or an adolescent suffered it. */
export const childAdvice: Advice = {
  lead: {
    pt: 'Criança e adolescente têm direito a proteção imediata.',
    en: 'Children and adolescents have a right to be protected at once.',
    es: 'Niñas, niños y adolescentes tienen derecho a protección inmediata.',
    fr: 'Les enfants et les adolescents ont droit à une protection immédiate.',
  },
  points: [
    {
      pt: 'Avise o Conselho Tutelar da cidade: ele pode agir no mesmo dia.',
      en: 'Tell the town’s Guardianship Council (Conselho Tutelar): it can act the same day.',
      es: 'Avise al Consejo Tutelar de la ciudad: puede actuar el mismo día.',
      fr: 'Prévenez le Conseil tutélaire (Conselho Tutelar) de la ville : il peut agir le jour même.',
    },
    {
      pt: 'Quem cuida da criança pode pedir proteção ao juiz em qualquer delegacia: depois de receber o pedido, ele decide em 24 horas.',
      en: 'Whoever cares for the child can ask a judge for protection at any police station: once the request has arrived, it is decided in 24 hours.',
      es: 'Quien cuida del niño o la niña puede pedir protección al juez en cualquier comisaría: después de recibir el pedido, decide en 24 horas.',
      fr: 'Qui s’occupe de l’enfant peut demander la protection du juge dans tout commissariat : une fois la demande reçue, il décide en 24 heures.',
    },
    {
      pt: 'O Disque 100 recebe o aviso de graça, 24 horas por dia, sem que você precise se identificar.',
      en: 'Dial 100: it takes the warning free of charge, 24 hours a day, without your name.',
      es: 'El 100 recibe el aviso gratis, las 24 horas, sin que deba identificarse.',
      fr: 'Le 100 reçoit le signalement gratuitement, 24 heures sur 24, sans donner votre nom.',
    },
    {
      pt: 'Escute sem pressionar e não peça que repita a história: quem é treinado fará a escuta.',
      en: 'Listen without pressing and do not ask for the story again: trained people will hear it.',
      es: 'Escuche sin presionar y no pida que repita la historia: lo hará personal preparado.',
      fr: 'Écoutez sans insister et ne faites pas répéter le récit : des personnes formées l’entendront.',
    },
  ],
}

/** Flag 4: an older person suffered it. */
export const olderPersonAdvice: Advice = {
  lead: {
    pt: 'A pessoa idosa tem direito a respeito e proteção, e a família tem o dever de cuidar.',
    en: 'Older people have a right to respect and protection, and the family a duty of care.',
    es: 'La persona mayor tiene derecho a respeto y protección, y la familia el deber de cuidar.',
    fr: 'Les personnes âgées ont droit au respect et à la protection, et la famille a le devoir d’en prendre soin.',
  },
  points: [
    {
      pt: 'O Disque 100 orienta e encaminha de graça, 24 horas por dia.',
      en: 'Dial 100: it advises and refers free of charge, 24 hours a day.',
      es: 'El 100 orienta y deriva gratis, las 24 horas.',
      fr: 'Le 100 conseille et oriente gratuitement, 24 heures sur 24.',
    },
    {
      pt: 'Procure o CRAS ou o CREAS do município, o Conselho da Pessoa Idosa ou o Ministério Público.',
      en: 'Turn to the municipality’s social assistance (CRAS or CREAS), the Council of Older Persons or the Public Prosecutor.',
      es: 'Acuda al CRAS o CREAS del municipio, al Consejo de la Persona Mayor o al Ministerio Público.',
      fr: 'Adressez-vous au CRAS ou CREAS de la commune, au Conseil des personnes âgées ou au ministère public.',
    },
    {
      pt: 'Cartão ou benefício com outra pessoa? Peça ao banco e ao INSS (135) que bloqueiem.',
      en: 'Is a card or pension in someone else’s hands? Ask the bank and INSS (135) to block it.',
      es: '¿La tarjeta o la pensión está en manos de otro? Pida al banco y al INSS (135) que la bloqueen.',
      fr: 'Une carte ou une pension est aux mains d’un autre ? Demandez à la banque et à l’INSS (135) de la bloquer.',
    },
  ],
}
