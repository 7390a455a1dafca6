import type { Advice } from './advice.ts'

export const threatAdvice: Advice = {
  lead: {
    pt: 'Leve a ameaça a sério. Em perigo agora, ligue 190.',
    en: 'Take the threat seriously. In danger now, call 190.',
    es: 'Tome la amenaza en serio. Si hay peligro ahora, llame al 190.',
    fr: 'Prenez la menace au sérieux. En danger immédiat, appelez le 190.',
  },
  points: [
    {
      pt: 'Guarde mensagens, áudios e nomes de quem viu ou ouviu.',
      en: 'Keep messages, recordings and the names of those who saw or heard.',
      es: 'Guarde mensajes, audios y nombres de quienes vieron u oyeron.',
      fr: 'Gardez messages, enregistrements et noms de ceux qui ont vu ou entendu.',
    },
    {
      pt: 'Em geral o processo depende do seu pedido (representação), que tem prazo: faça-o na delegacia. Se a ameaça foi porque você é mulher, o caso segue mesmo sem ele.',
      en: 'As a rule the case depends on your request (representation), and there is a time limit: make it at a police station. If the threat was made because you are a woman, the case goes on even without it.',
      es: 'En general el proceso depende de su pedido (representación), que tiene plazo: hágalo en la comisaría. Si la amenaza fue porque usted es mujer, el caso sigue aun sin él.',
      fr: 'En général, la procédure dépend de votre demande (« représentation »), dans un délai : faites-la au commissariat. Si la menace vous visait parce que vous êtes une femme, l’affaire continue même sans elle.',
    },
    {
      pt: 'Conte a alguém de confiança e combine um modo de pedir ajuda.',
      en: 'Tell someone you trust and agree on a way to ask for help.',
      es: 'Cuéntelo a alguien de confianza y acuerde un modo de pedir ayuda.',
      fr: 'Parlez-en à une personne de confiance et convenez d’un moyen de demander de l’aide.',
    },
  ],
}

export const honourAdvice: Advice = {
  lead: {
    pt: 'Sentimos muito. O registro guarda o fato, e o passo seguinte é seu.',
    en: 'We are sorry. The report keeps the fact on record, and the next step is yours.',
    es: 'Lo sentimos. El registro conserva el hecho, y el paso siguiente es suyo.',
    fr: 'Nous sommes désolés. La déclaration garde la trace du fait, et la suite dépend de vous.',
  },
  points: [
    {
      pt: 'Em geral é preciso uma queixa-crime na Justiça, com advogado ou Defensoria Pública, e há prazo. Ao acompanhar o boletim, você vê até que dia.',
      en: 'As a rule a private complaint in court is needed, with a lawyer or the Public Defender, and there is a time limit. When you follow the report, you see until which day.',
      es: 'En general hace falta una querella ante la Justicia, con abogado o Defensoría Pública, y hay plazo. Al seguir la denuncia, verá hasta qué día.',
      fr: 'En général, il faut une plainte privée en justice, avec un avocat ou la Défense publique, dans un délai. En suivant la déclaration, vous voyez jusqu’à quel jour.',
    },
    {
      pt: 'Guarde mensagens e imagens da tela com data e endereço da página, e os nomes de quem presenciou.',
      en: 'Keep messages and screenshots with date and page address, and the names of those who were there.',
      es: 'Guarde mensajes y capturas con fecha y dirección de la página, y los nombres de los presentes.',
      fr: 'Gardez messages et captures avec la date et l’adresse de la page, et les noms des témoins.',
    },
  ],
}

export const hateAdvice: Advice = {
  lead: {
    pt: 'Discriminar é crime, e você fez bem em contar.',
    en: 'Discrimination is a crime, and you did right to report it.',
    es: 'Discriminar es delito, e hizo bien en contarlo.',
    fr: 'Discriminer est un délit, et vous avez bien fait d’en parler.',
  },
  points: [
    {
      pt: 'Anote as palavras usadas, quem viu e onde há câmeras, enquanto está fresco na memória.',
      en: 'Write down the words used, who saw it and where there are cameras while it is fresh.',
      es: 'Anote las palabras usadas, quién lo vio y dónde hay cámaras, mientras lo recuerda bien.',
      fr: 'Notez les mots employés, les témoins et les caméras tant que le souvenir est frais.',
    },
    {
      pt: 'O Disque 100 orienta de graça, 24 horas por dia; a Defensoria Pública acompanha você na Justiça.',
      en: 'Dial 100 for free advice, 24 hours a day; the Public Defender’s Office can represent you in court.',
      es: 'El 100 orienta gratis, las 24 horas; la Defensoría Pública le acompaña ante la Justicia.',
      fr: 'Le 100 conseille gratuitement, 24 heures sur 24 ; la Défense publique vous accompagne en justice.',
    },
  ],
}

export const tranquillityAdvice: Advice = {
  lead: {
    pt: 'O registro mostra desde quando isso acontece.',
    en: 'The report shows since when this has been going on.',
    es: 'El registro muestra desde cuándo ocurre.',
    fr: 'La déclaration montre depuis quand cela dure.',
  },
  points: [
    {
      pt: 'Se a mesma pessoa voltar a incomodar, registre de novo: repetido, é crime de perseguição.',
      en: 'Should the same person bother you again, report it again: repeated, it is the crime of stalking.',
      es: 'Si la misma persona vuelve a molestar, regístrelo de nuevo: repetido, es delito de acoso persistente.',
      fr: 'Si la même personne recommence, déclarez-le à nouveau : répété, c’est un délit de harcèlement.',
    },
    {
      pt: 'Anote dia, hora e o que houve, e guarde mensagens e nomes de quem viu.',
      en: 'Write down day, hour and what happened, and keep messages and the names of witnesses.',
      es: 'Anote día, hora y lo ocurrido, y guarde mensajes y nombres de testigos.',
      fr: 'Notez le jour, l’heure et les faits, et gardez messages et noms des témoins.',
    },
  ],
}

export const noiseAdvice: Advice = {
  lead: {
    pt: 'Descansar é direito seu. Barulho agora? Ligue 190.',
    en: 'Rest is your right. Noise right now? Call 190.',
    es: 'Descansar es su derecho. ¿Ruido ahora? Llame al 190.',
    fr: 'Le repos est votre droit. Du bruit en ce moment ? Appelez le 190.',
  },
  points: [
    {
      pt: 'Anote os dias e horários e, se puder com segurança, grave o som de dentro de casa.',
      en: 'Write down days and times and, if it is safe, record the sound from inside your home.',
      es: 'Anote días y horarios y, si es seguro, grabe el sonido desde su casa.',
      fr: 'Notez jours et heures et, si c’est sans danger, enregistrez le bruit depuis chez vous.',
    },
    {
      pt: 'Outros vizinhos também sofrem? Cada um pode registrar: juntos têm mais força.',
      en: 'Do other neighbors suffer too? Each can report it: together you carry more weight.',
      es: '¿Otros vecinos también lo sufren? Cada uno puede registrarlo: juntos tienen más fuerza.',
      fr: 'D’autres voisins en souffrent ? Chacun peut le déclarer : ensemble, vous pesez plus.',
    },
    {
      pt: 'Comércio ou obra: avise também a prefeitura; condomínio: avise a administração.',
      en: 'Business or building site: tell the town hall too; condominium: tell the management.',
      es: 'Comercio u obra: avise también al municipio; condominio: avise a la administración.',
      fr: 'Commerce ou chantier : prévenez aussi la mairie ; copropriété : prévenez le syndic.',
    },
  ],
}

export const falseAlarmAdvice: Advice = {
  lead: {
    pt: 'Obrigado por contar: um alarme falso afasta o socorro de quem precisa.',
    en: 'Thank you for telling: a false alarm takes help away from those who need it.',
    es: 'Gracias por contarlo: una falsa alarma aleja el auxilio de quien lo necesita.',
    fr: 'Merci d’en avoir parlé : une fausse alerte éloigne les secours de ceux qui en ont besoin.',
  },
  points: [
    {
      pt: 'Guarde a mensagem, o número ou o vídeo. Soube quem foi? Conte também pelo 181, sem se identificar.',
      en: 'Keep the message, number or video. Found out who it was? Tell 181 too, without your name.',
      es: 'Guarde el mensaje, el número o el video. ¿Supo quién fue? Cuéntelo también al 181, sin identificarse.',
      fr: 'Gardez le message, le numéro ou la vidéo. Vous savez qui c’était ? Dites-le aussi au 181, sans donner votre nom.',
    },
  ],
}

export const consumerAdvice: Advice = {
  lead: {
    pt: 'Além da polícia, há quem possa resolver o seu prejuízo mais depressa.',
    en: 'Besides the police, others may settle your loss sooner.',
    es: 'Además de la policía, hay quien puede resolver su perjuicio más rápido.',
    fr: 'Outre la police, d’autres peuvent régler votre préjudice plus vite.',
  },
  points: [
    {
      pt: 'Fale com o Procon (151) ou registre em consumidor.gov.br.',
      en: 'Talk to Procon (151) or file a complaint at consumidor.gov.br.',
      es: 'Hable con Procon (151) o reclame en consumidor.gov.br.',
      fr: 'Contactez Procon (151) ou déposez une réclamation sur consumidor.gov.br.',
    },
    {
      pt: 'Guarde nota fiscal, anúncio, embalagem, conversas e números de protocolo.',
      en: 'Keep the invoice, the advert, the packaging, chats and reference numbers.',
      es: 'Guarde factura, anuncio, envase, conversaciones y números de gestión.',
      fr: 'Gardez facture, annonce, emballage, conversations et numéros de dossier.',
    },
    {
      pt: 'Produto estragado ou vencido: avise também a Vigilância Sanitária do município.',
      en: 'Spoilt or expired product: tell the municipality’s health inspectors (Vigilância Sanitária) too.',
      es: 'Producto en mal estado o vencido: avise también a la Vigilancia Sanitaria del municipio.',
      fr: 'Produit avarié ou périmé : prévenez aussi la Vigilância Sanitária de la commune.',
    },
  ],
}
