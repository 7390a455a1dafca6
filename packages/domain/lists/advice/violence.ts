import type { Advice } from './advice.ts'

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
      fr: 'La personne qui s’occupe de l’enfant peut demander la protection du juge dans tout commissariat : une fois la demande reçue, il décide en 24 heures.',
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
    en: 'Older people have a right to respect and protection, and families have a duty of care.',
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
      fr: 'Une carte ou une pension est aux mains de quelqu’un d’autre ? Demandez à la banque et à l’INSS (135) de la bloquer.',
    },
  ],
}
