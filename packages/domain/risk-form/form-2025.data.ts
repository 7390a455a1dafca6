import type { RiskForm, RiskOption, RiskQuestion } from './risk-form.ts'

const yes: RiskOption = { id: 'sim', says: 'yes', text: { pt: 'Sim', en: 'Yes', es: 'Sí', fr: 'Oui' } }
const no: RiskOption = { id: 'nao', says: 'no', text: { pt: 'Não', en: 'No', es: 'No', fr: 'Non' } }
const unknown: RiskOption = {
  id: 'nao-sei',
  says: 'unknown',
  text: { pt: 'Não sei', en: 'I do not know', es: 'No sé', fr: 'Je ne sais pas' },
}
const other: RiskOption = {
  id: 'outro',
  says: 'yes',
  asks: 'words',
  text: { pt: 'Outra coisa', en: 'Something else', es: 'Otra cosa', fr: 'Autre chose' },
}

const history: readonly RiskQuestion[] = [
  {
    id: '1',
    kind: 'many',
    text: {
      pt: 'Essa pessoa já ameaçou você ou alguém da família para atingir você?',
      en: 'Has this person ever threatened you, or somebody in the family to hurt you?',
      es: '¿Esa persona ya le amenazó a usted, o a alguien de la familia para dañarle?',
      fr: 'Cette personne vous a-t-elle déjà menacée, vous ou un proche pour vous atteindre ?',
    },
    options: [
      {
        id: 'arma-de-fogo',
        says: 'yes',
        text: {
          pt: 'Sim, com arma de fogo',
          en: 'Yes, with a firearm',
          es: 'Sí, con arma de fuego',
          fr: 'Oui, avec une arme à feu',
        },
      },
      {
        id: 'faca',
        says: 'yes',
        text: {
          pt: 'Sim, com faca',
          en: 'Yes, with a knife',
          es: 'Sí, con cuchillo',
          fr: 'Oui, avec un couteau',
        },
      },
      {
        id: 'outra-forma',
        says: 'yes',
        asks: 'words',
        text: {
          pt: 'Sim, de outro jeito',
          en: 'Yes, in another way',
          es: 'Sí, de otra manera',
          fr: 'Oui, d’une autre façon',
        },
      },
      no,
    ],
  },
  {
    id: '2',
    kind: 'many',
    text: {
      pt: 'Essa pessoa já fez alguma destas coisas com você?',
      en: 'Has this person ever done any of these things to you?',
      es: '¿Esa persona ya le hizo alguna de estas cosas?',
      fr: 'Cette personne vous a-t-elle déjà fait subir l’une de ces choses ?',
    },
    hint: {
      pt: 'Sabemos que é duro ler esta lista. Pode pular.',
      en: 'We know that this list is hard to read. You can skip it.',
      es: 'Sabemos que es duro leer esta lista. Puede saltarla.',
      fr: 'Nous savons que cette liste est dure à lire. Vous pouvez la passer.',
    },
    options: [
      {
        id: 'queimadura',
        says: 'yes',
        text: { pt: 'Queimou', en: 'Burned you', es: 'Le quemó', fr: 'Brûlée' },
      },
      {
        id: 'enforcamento',
        says: 'yes',
        text: { pt: 'Enforcou', en: 'Hanged you', es: 'Le colgó del cuello', fr: 'Pendue' },
      },
      {
        id: 'sufocamento',
        says: 'yes',
        text: {
          pt: 'Sufocou (tapou nariz e boca)',
          en: 'Smothered you (covered nose and mouth)',
          es: 'Le asfixió (tapó nariz y boca)',
          fr: 'Étouffée (nez et bouche couverts)',
        },
      },
      {
        id: 'estrangulamento',
        says: 'yes',
        text: {
          pt: 'Estrangulou (apertou o pescoço)',
          en: 'Strangled you (squeezed your neck)',
          es: 'Le estranguló (apretó el cuello)',
          fr: 'Étranglée (cou serré)',
        },
      },
      {
        id: 'tiro',
        says: 'yes',
        text: { pt: 'Atirou', en: 'Shot at you', es: 'Le disparó', fr: 'Tir par arme à feu' },
      },
      {
        id: 'afogamento',
        says: 'yes',
        text: {
          pt: 'Afogou',
          en: 'Held you under water',
          es: 'Le hundió en el agua',
          fr: 'Tête maintenue sous l’eau',
        },
      },
      {
        id: 'facada',
        says: 'yes',
        text: { pt: 'Deu facada', en: 'Stabbed you', es: 'Le apuñaló', fr: 'Poignardée' },
      },
      {
        id: 'paulada',
        says: 'yes',
        text: {
          pt: 'Bateu com pau ou outro objeto',
          en: 'Hit you with a stick or another object',
          es: 'Le golpeó con un palo u otro objeto',
          fr: 'Frappée avec un bâton ou un objet',
        },
      },
      other,
      {
        id: 'nenhuma',
        says: 'no',
        text: { pt: 'Nada disso', en: 'None of these', es: 'Nada de esto', fr: 'Rien de tout cela' },
      },
    ],
  },
  {
    id: '2.1',
    kind: 'many',
    text: {
      pt: 'E alguma destas?',
      en: 'And any of these?',
      es: '¿Y alguna de estas?',
      fr: 'Et l’une de celles-ci ?',
    },
    options: [
      { id: 'soco', says: 'yes', text: { pt: 'Soco', en: 'Punch', es: 'Puñetazo', fr: 'Coup de poing' } },
      { id: 'chute', says: 'yes', text: { pt: 'Chute', en: 'Kick', es: 'Patada', fr: 'Coup de pied' } },
      { id: 'tapa', says: 'yes', text: { pt: 'Tapa', en: 'Slap', es: 'Bofetada', fr: 'Gifle' } },
      { id: 'empurrao', says: 'yes', text: { pt: 'Empurrão', en: 'Push', es: 'Empujón', fr: 'Bousculade' } },
      {
        id: 'puxao-de-cabelo',
        says: 'yes',
        text: { pt: 'Puxão de cabelo', en: 'Pulled hair', es: 'Tirón de pelo', fr: 'Cheveux tirés' },
      },
      other,
      {
        id: 'nenhuma',
        says: 'no',
        text: { pt: 'Nada disso', en: 'None of these', es: 'Nada de esto', fr: 'Rien de tout cela' },
      },
    ],
  },
  {
    id: '2.2',
    kind: 'one',
    text: {
      pt: 'Você precisou de médico ou de hospital depois disso?',
      en: 'Did you need a doctor or a hospital afterwards?',
      es: '¿Necesitó médico u hospital después?',
      fr: 'Avez-vous eu besoin d’un médecin ou de l’hôpital ensuite ?',
    },
    options: [yes, no],
    after: [
      {
        question: '2',
        answers: [
          'queimadura',
          'enforcamento',
          'sufocamento',
          'estrangulamento',
          'tiro',
          'afogamento',
          'facada',
          'paulada',
          'outro',
        ],
      },
      { question: '2.1', answers: ['soco', 'chute', 'tapa', 'empurrao', 'puxao-de-cabelo', 'outro'] },
    ],
  },
  {
    id: '3',
    kind: 'one',
    text: {
      pt: 'Essa pessoa já obrigou você a ter relações ou a fazer atos sexuais sem você querer?',
      en: 'Has this person ever forced you to have sex or to do sexual acts against your will?',
      es: '¿Esa persona ya le obligó a tener relaciones o actos sexuales contra su voluntad?',
      fr: 'Cette personne vous a-t-elle déjà forcée à avoir des rapports ou des actes sexuels contre votre volonté ?',
    },
    hint: {
      pt: 'Entre marido e mulher também é violência. Você não tem culpa.',
      en: 'Between husband and wife it is violence too. It is not your fault.',
      es: 'Entre marido y mujer también es violencia. Usted no tiene la culpa.',
      fr: 'Entre époux aussi, c’est une violence. Ce n’est pas votre faute.',
    },
    options: [yes, no, unknown],
  },
  {
    id: '4',
    kind: 'many',
    text: {
      pt: 'Essa pessoa já fez algo assim?',
      en: 'Has this person ever done something like this?',
      es: '¿Esa persona ya hizo algo así?',
      fr: 'Cette personne a-t-elle déjà fait quelque chose comme cela ?',
    },
    options: [
      {
        id: 'de-mais-ninguem',
        says: 'yes',
        text: {
          pt: 'Disse algo como “se não for minha, não será de mais ninguém”',
          en: 'Said something like “if I cannot have you, nobody will”',
          es: 'Dijo algo como “si no es mía, no será de nadie”',
          fr: 'A dit quelque chose comme « si tu n’es pas à moi, tu ne seras à personne »',
        },
      },
      {
        id: 'perseguiu',
        says: 'yes',
        text: {
          pt: 'Perturbou, perseguiu ou vigiou você nos lugares aonde vai',
          en: 'Bothered, followed or watched you in the places you go to',
          es: 'Molestó, siguió o vigiló en los lugares a donde va',
          fr: 'Vous a importunée, suivie ou surveillée là où vous allez',
        },
      },
      {
        id: 'proibiu-visitas',
        says: 'yes',
        text: {
          pt: 'Proibiu de ver família ou amigos',
          en: 'Forbade you to see family or friends',
          es: 'Prohibió ver a la familia o amigos',
          fr: 'Vous a interdit de voir famille ou amis',
        },
      },
      {
        id: 'proibiu-trabalho',
        says: 'yes',
        text: {
          pt: 'Proibiu de trabalhar ou estudar',
          en: 'Forbade you to work or study',
          es: 'Prohibió trabajar o estudiar',
          fr: 'Vous a interdit de travailler ou d’étudier',
        },
      },
      {
        id: 'mensagens',
        says: 'yes',
        text: {
          pt: 'Ligou ou mandou mensagens sem parar',
          en: 'Called or sent messages without stopping',
          es: 'Llamó o envió mensajes sin parar',
          fr: 'A appelé ou envoyé des messages sans arrêt',
        },
      },
      {
        id: 'dinheiro-documentos',
        says: 'yes',
        text: {
          pt: 'Não deixou você usar dinheiro, conta, documentos ou suas coisas',
          en: 'Kept you from money, accounts, documents or your things',
          es: 'No dejó usar dinero, cuenta, documentos o sus cosas',
          fr: 'Vous a privée d’argent, de compte, de papiers ou de vos affaires',
        },
      },
      {
        id: 'outro-controle',
        says: 'yes',
        text: {
          pt: 'Outro ciúme exagerado ou controle',
          en: 'Other excessive jealousy or control',
          es: 'Otros celos excesivos o control',
          fr: 'Autre jalousie excessive ou contrôle',
        },
      },
      {
        id: 'nenhum',
        says: 'no',
        text: { pt: 'Nada disso', en: 'None of these', es: 'Nada de esto', fr: 'Rien de tout cela' },
      },
    ],
  },
  {
    id: '5',
    kind: 'many',
    text: {
      pt: 'Antes de hoje, você já fez boletim ou pediu medida protetiva contra essa pessoa?',
      en: 'Before today, did you report this person or ask for a protective measure?',
      es: 'Antes de hoy, ¿ya denunció a esa persona o pidió una medida de protección?',
      fr: 'Avant aujourd’hui, avez-vous déjà porté plainte ou demandé une protection contre cette personne ?',
    },
    options: [
      {
        id: 'registro-e-medida',
        says: 'yes',
        text: {
          pt: 'Sim, fiz boletim e pedi medida',
          en: 'Yes, both',
          es: 'Sí, denuncié y pedí medida',
          fr: 'Oui, les deux',
        },
      },
      {
        id: 'registro',
        says: 'yes',
        text: {
          pt: 'Sim, só boletim',
          en: 'Yes, a report only',
          es: 'Sí, solo denuncia',
          fr: 'Oui, seulement une plainte',
        },
      },
      {
        id: 'medida',
        says: 'yes',
        text: {
          pt: 'Sim, só pedi medida',
          en: 'Yes, a measure only',
          es: 'Sí, solo pedí medida',
          fr: 'Oui, seulement une protection',
        },
      },
      {
        id: 'nunca',
        says: 'no',
        text: { pt: 'Não, nunca', en: 'No, never', es: 'No, nunca', fr: 'Non, jamais' },
      },
    ],
  },
  {
    id: '5.1',
    kind: 'one',
    text: {
      pt: 'Essa pessoa já desobedeceu a medida protetiva?',
      en: 'Has this person ever broken the protective measure?',
      es: '¿Esa persona ya incumplió la medida de protección?',
      fr: 'Cette personne a-t-elle déjà enfreint la mesure de protection ?',
    },
    options: [yes, no, unknown],
    after: [{ question: '5', answers: ['registro-e-medida', 'medida'] }],
  },
  {
    id: '6',
    kind: 'one',
    text: {
      pt: 'Nos últimos 12 meses, as agressões ou ameaças ficaram mais frequentes ou mais graves?',
      en: 'In the last 12 months, have the attacks or threats become more frequent or worse?',
      es: 'En los últimos 12 meses, ¿las agresiones o amenazas fueron más frecuentes o más graves?',
      fr: 'Ces 12 derniers mois, les violences ou menaces sont-elles devenues plus fréquentes ou plus graves ?',
    },
    options: [yes, no, unknown],
  },
]

const aggressor: readonly RiskQuestion[] = [
  {
    id: '7',
    kind: 'many',
    text: {
      pt: 'Essa pessoa abusa de álcool, drogas ou remédios?',
      en: 'Does this person abuse alcohol, drugs or medicines?',
      es: '¿Esa persona abusa del alcohol, drogas o medicinas?',
      fr: 'Cette personne abuse-t-elle d’alcool, de drogues ou de médicaments ?',
    },
    options: [
      {
        id: 'alcool',
        says: 'yes',
        text: { pt: 'Sim, álcool', en: 'Yes, alcohol', es: 'Sí, alcohol', fr: 'Oui, alcool' },
      },
      {
        id: 'drogas',
        says: 'yes',
        text: { pt: 'Sim, drogas', en: 'Yes, drugs', es: 'Sí, drogas', fr: 'Oui, drogues' },
      },
      {
        id: 'medicamentos',
        says: 'yes',
        text: { pt: 'Sim, remédios', en: 'Yes, medicines', es: 'Sí, medicinas', fr: 'Oui, médicaments' },
      },
      no,
      unknown,
    ],
  },
  {
    id: '8',
    kind: 'one',
    text: {
      pt: 'Essa pessoa tem doença mental confirmada por médico?',
      en: 'Does this person have a mental illness confirmed by a doctor?',
      es: '¿Esa persona tiene una enfermedad mental confirmada por un médico?',
      fr: 'Cette personne a-t-elle une maladie mentale confirmée par un médecin ?',
    },
    options: [
      {
        id: 'com-medicacao',
        says: 'yes',
        text: {
          pt: 'Sim, e toma remédio',
          en: 'Yes, and takes medicine',
          es: 'Sí, y toma medicinas',
          fr: 'Oui, et suit un traitement',
        },
      },
      {
        id: 'sem-medicacao',
        says: 'yes',
        text: {
          pt: 'Sim, e não toma remédio',
          en: 'Yes, and takes none',
          es: 'Sí, y no toma medicinas',
          fr: 'Oui, sans traitement',
        },
      },
      no,
      unknown,
    ],
  },
  {
    id: '9',
    kind: 'one',
    text: {
      pt: 'Essa pessoa já tentou se matar ou falou nisso?',
      en: 'Has this person tried to take their own life, or talked about it?',
      es: '¿Esa persona ya intentó quitarse la vida o habló de ello?',
      fr: 'Cette personne a-t-elle déjà tenté de se suicider, ou en a-t-elle parlé ?',
    },
    options: [
      {
        id: 'tentou',
        says: 'yes',
        text: { pt: 'Sim, já tentou', en: 'Yes, tried', es: 'Sí, lo intentó', fr: 'Oui, a tenté' },
      },
      {
        id: 'falou',
        says: 'yes',
        text: {
          pt: 'Falou, nunca tentou',
          en: 'Talked, never tried',
          es: 'Habló, nunca lo intentó',
          fr: 'En a parlé, sans tenter',
        },
      },
      no,
      unknown,
    ],
  },
  {
    id: '10',
    kind: 'one',
    text: {
      pt: 'Essa pessoa está sem emprego ou com dificuldade de dinheiro?',
      en: 'Is this person out of work or short of money?',
      es: '¿Esa persona está sin empleo o con dificultades de dinero?',
      fr: 'Cette personne est-elle sans emploi ou en difficulté d’argent ?',
    },
    options: [yes, no, unknown],
  },
  {
    id: '11',
    kind: 'one',
    text: {
      pt: 'É fácil para essa pessoa conseguir uma arma de fogo?',
      en: 'Is it easy for this person to get a firearm?',
      es: '¿Es fácil para esa persona conseguir un arma de fuego?',
      fr: 'Est-il facile pour cette personne d’avoir une arme à feu ?',
    },
    hint: {
      pt: 'Porque tem, porque trabalha com arma ou porque sabe onde achar.',
      en: 'Because they own one, work with one or know where to find one.',
      es: 'Porque la tiene, trabaja con ella o sabe dónde encontrarla.',
      fr: 'Parce qu’elle en possède une, travaille avec, ou sait où en trouver.',
    },
    options: [yes, no, unknown],
  },
  {
    id: '12',
    kind: 'many',
    text: {
      pt: 'Quem mais essa pessoa já ameaçou ou agrediu?',
      en: 'Whom else has this person threatened or hurt?',
      es: '¿A quién más amenazó o agredió esa persona?',
      fr: 'Qui d’autre cette personne a-t-elle menacé ou agressé ?',
    },
    options: [
      { id: 'filhos', says: 'yes', text: { pt: 'Filhos', en: 'Children', es: 'Hijos', fr: 'Enfants' } },
      {
        id: 'familiares',
        says: 'yes',
        text: {
          pt: 'Outros da família',
          en: 'Other relatives',
          es: 'Otros familiares',
          fr: 'Autres proches',
        },
      },
      {
        id: 'animais',
        says: 'yes',
        text: { pt: 'Animais da casa', en: 'Pets', es: 'Mascotas', fr: 'Animaux de la maison' },
      },
      {
        id: 'parceiras',
        says: 'yes',
        text: { pt: 'Outras parceiras', en: 'Other partners', es: 'Otras parejas', fr: 'Autres partenaires' },
      },
      {
        id: 'outras-pessoas',
        says: 'yes',
        text: {
          pt: 'Amigos, colegas ou desconhecidos',
          en: 'Friends, colleagues or strangers',
          es: 'Amigos, colegas o desconocidos',
          fr: 'Amis, collègues ou inconnus',
        },
      },
      { ...no, text: { pt: 'Ninguém mais', en: 'Nobody else', es: 'Nadie más', fr: 'Personne d’autre' } },
      unknown,
    ],
  },
  {
    id: '12.1',
    kind: 'one',
    text: {
      pt: 'Você sabe de boletim ou medida protetiva por causa disso?',
      en: 'Do you know of a report or a protective measure about that?',
      es: '¿Sabe de alguna denuncia o medida de protección por eso?',
      fr: 'Savez-vous s’il y a eu une plainte ou une mesure de protection pour cela ?',
    },
    options: [yes, no],
    after: [{ question: '12', answers: ['filhos', 'familiares', 'animais', 'parceiras', 'outras-pessoas'] }],
  },
]

const withChildren = [{ question: '14', answers: ['de-outra-relacao', 'com-essa-pessoa'] }] as const

const you: readonly RiskQuestion[] = [
  {
    id: '13',
    kind: 'one',
    text: {
      pt: 'Há pouco tempo você terminou, tentou ou falou em terminar com essa pessoa?',
      en: 'Have you recently left this person, tried to, or said that you would?',
      es: '¿Hace poco terminó, intentó o habló de terminar con esa persona?',
      fr: 'Avez-vous récemment quitté cette personne, essayé, ou dit que vous le feriez ?',
    },
    options: [
      {
        id: 'terminei',
        says: 'yes',
        text: { pt: 'Sim, terminei', en: 'Yes, I left', es: 'Sí, terminé', fr: 'Oui, je suis partie' },
      },
      {
        id: 'tentei',
        says: 'yes',
        text: {
          pt: 'Tentei, mas ainda estou na relação',
          en: 'I tried, but I am still in it',
          es: 'Lo intenté, pero sigo en la relación',
          fr: 'J’ai essayé, mais j’y suis encore',
        },
      },
      {
        id: 'falei',
        says: 'yes',
        text: {
          pt: 'Falei que queria terminar',
          en: 'I said that I wanted to',
          es: 'Dije que quería terminar',
          fr: 'J’ai dit que je le voulais',
        },
      },
      no,
    ],
  },
  {
    id: '14',
    kind: 'many',
    text: {
      pt: 'Você tem filhos?',
      en: 'Do you have children?',
      es: '¿Tiene hijos?',
      fr: 'Avez-vous des enfants ?',
    },
    options: [
      {
        id: 'de-outra-relacao',
        says: 'yes',
        asks: 'count',
        text: {
          pt: 'Sim, de outra relação',
          en: 'Yes, of another relationship',
          es: 'Sí, de otra relación',
          fr: 'Oui, d’une autre relation',
        },
      },
      {
        id: 'com-essa-pessoa',
        says: 'yes',
        asks: 'count',
        text: {
          pt: 'Sim, com essa pessoa',
          en: 'Yes, with this person',
          es: 'Sí, con esa persona',
          fr: 'Oui, avec cette personne',
        },
      },
      { id: 'sem-filhos', says: 'no', text: { pt: 'Não tenho', en: 'No', es: 'No tengo', fr: 'Non' } },
    ],
  },
  {
    id: '14.1',
    kind: 'many',
    text: {
      pt: 'Que idade têm?',
      en: 'How old are they?',
      es: '¿Qué edad tienen?',
      fr: 'Quel âge ont-ils ?',
    },
    options: [
      {
        id: '0-a-11',
        says: 'fact',
        text: { pt: 'De 0 a 11 anos', en: '0 to 11', es: 'De 0 a 11 años', fr: 'De 0 à 11 ans' },
      },
      {
        id: '12-a-17',
        says: 'fact',
        text: { pt: 'De 12 a 17 anos', en: '12 to 17', es: 'De 12 a 17 años', fr: 'De 12 à 17 ans' },
      },
      {
        id: 'adultos',
        says: 'fact',
        text: { pt: '18 anos ou mais', en: '18 or older', es: '18 años o más', fr: '18 ans ou plus' },
      },
    ],
    after: withChildren,
  },
  {
    id: '14.2',
    kind: 'one',
    text: {
      pt: 'Algum deles tem deficiência?',
      en: 'Does any of them have a disability?',
      es: '¿Alguno tiene discapacidad?',
      fr: 'L’un d’eux est-il en situation de handicap ?',
    },
    options: [{ ...yes, asks: 'count' }, no],
    after: withChildren,
  },
  {
    id: '14.3',
    kind: 'one',
    text: {
      pt: 'Há briga com essa pessoa por guarda, visitas ou pensão?',
      en: 'Is there a conflict with this person over custody, visits or child support?',
      es: '¿Hay conflicto con esa persona por custodia, visitas o pensión?',
      fr: 'Y a-t-il un conflit avec cette personne sur la garde, les visites ou la pension ?',
    },
    options: [yes, no, unknown],
    after: withChildren,
  },
  {
    id: '14.4',
    kind: 'one',
    text: {
      pt: 'As crianças ou os filhos já viram essa violência?',
      en: 'Have your children ever seen this violence?',
      es: '¿Sus hijos ya vieron esta violencia?',
      fr: 'Vos enfants ont-ils déjà vu ces violences ?',
    },
    hint: {
      pt: 'A culpa é de quem machuca. Pode pular.',
      en: 'Whoever hurts is to blame. You can skip this.',
      es: 'La culpa es de quien hace daño. Puede saltarla.',
      fr: 'Le seul responsable est celui qui fait du mal. Vous pouvez passer.',
    },
    options: [yes, no, unknown],
    after: withChildren,
  },
  {
    id: '15',
    kind: 'many',
    text: {
      pt: 'Você sofreu violência na gravidez ou até 18 meses depois do parto?',
      en: 'Did you suffer violence while pregnant or within 18 months after a birth?',
      es: '¿Sufrió violencia en el embarazo o hasta 18 meses después del parto?',
      fr: 'Avez-vous subi des violences pendant une grossesse ou dans les 18 mois après un accouchement ?',
    },
    options: [
      {
        id: 'gravida',
        says: 'yes',
        text: {
          pt: 'Sim, estou grávida agora e sofro violência',
          en: 'Yes, I am pregnant now and suffer violence',
          es: 'Sí, estoy embarazada ahora y sufro violencia',
          fr: 'Oui, je suis enceinte et je subis des violences',
        },
      },
      {
        id: 'parto-recente',
        says: 'yes',
        text: {
          pt: 'Sim, tive filho há menos de 18 meses e sofro violência hoje',
          en: 'Yes, I gave birth less than 18 months ago and suffer violence now',
          es: 'Sí, tuve un hijo hace menos de 18 meses y sufro violencia hoy',
          fr: 'Oui, j’ai accouché il y a moins de 18 mois et je subis des violences aujourd’hui',
        },
      },
      {
        id: 'antes',
        says: 'yes',
        text: {
          pt: 'Sim, mas hoje não',
          en: 'Yes, but not now',
          es: 'Sí, pero ahora no',
          fr: 'Oui, mais plus maintenant',
        },
      },
      no,
    ],
  },
  {
    id: '16',
    kind: 'one',
    text: {
      pt: 'Se você tem um novo relacionamento: as ameaças ou agressões aumentaram por isso?',
      en: 'If you are in a new relationship: did threats or attacks increase because of it?',
      es: 'Si tiene una nueva relación: ¿aumentaron las amenazas o agresiones por eso?',
      fr: 'Si vous avez une nouvelle relation : les menaces ou violences ont-elles augmenté à cause d’elle ?',
    },
    options: [
      yes,
      no,
      {
        id: 'nao-se-aplica',
        says: 'no',
        text: {
          pt: 'Não é o meu caso',
          en: 'This does not apply to me',
          es: 'No es mi caso',
          fr: 'Ce n’est pas mon cas',
        },
      },
    ],
  },
  {
    id: '17',
    kind: 'one',
    text: {
      pt: 'Você se sente isolada de amigos, família, comunidade ou trabalho?',
      en: 'Do you feel cut off from friends, family, community or work?',
      es: '¿Se siente aislada de amigos, familia, comunidad o trabajo?',
      fr: 'Vous sentez-vous isolée de vos amis, de votre famille, de votre entourage ou du travail ?',
    },
    options: [yes, no, unknown],
  },
  {
    id: '18',
    kind: 'many',
    text: {
      pt: 'Você tem alguma deficiência ou doença que limita?',
      en: 'Do you have a disability or an illness that limits you?',
      es: '¿Tiene alguna discapacidad o enfermedad que la limita?',
      fr: 'Avez-vous un handicap ou une maladie qui vous limite ?',
    },
    options: [
      { id: 'fisica', says: 'yes', text: { pt: 'Física', en: 'Physical', es: 'Física', fr: 'Physique' } },
      { id: 'visual', says: 'yes', text: { pt: 'Visual', en: 'Visual', es: 'Visual', fr: 'Visuel' } },
      {
        id: 'auditiva',
        says: 'yes',
        text: { pt: 'Auditiva', en: 'Hearing', es: 'Auditiva', fr: 'Auditif' },
      },
      {
        id: 'intelectual',
        says: 'yes',
        text: { pt: 'Intelectual', en: 'Intellectual', es: 'Intelectual', fr: 'Intellectuel' },
      },
      {
        id: 'degenerativa',
        says: 'yes',
        asks: 'words',
        text: {
          pt: 'Doença degenerativa',
          en: 'Degenerative illness',
          es: 'Enfermedad degenerativa',
          fr: 'Maladie dégénérative',
        },
      },
      {
        id: 'outra',
        says: 'yes',
        asks: 'words',
        text: { pt: 'Outra', en: 'Another', es: 'Otra', fr: 'Autre' },
      },
      no,
    ],
  },
  {
    id: '19',
    kind: 'one',
    text: {
      pt: 'Qual é a sua cor ou raça?',
      en: 'What is your color or race?',
      es: '¿Cuál es su color o raza?',
      fr: 'Quelle est votre couleur ou race ?',
    },
    options: [
      { id: 'preta', says: 'fact', text: { pt: 'Preta', en: 'Black', es: 'Negra', fr: 'Noire' } },
      {
        id: 'parda',
        says: 'fact',
        text: { pt: 'Parda', en: 'Brown / mixed', es: 'Parda (mestiza)', fr: 'Métisse' },
      },
      {
        id: 'indigena',
        says: 'fact',
        text: { pt: 'Indígena', en: 'Indigenous', es: 'Indígena', fr: 'Autochtone' },
      },
      { id: 'branca', says: 'fact', text: { pt: 'Branca', en: 'White', es: 'Blanca', fr: 'Blanche' } },
      {
        id: 'amarela',
        says: 'fact',
        text: { pt: 'Amarela', en: 'Asian descent', es: 'Asiática', fr: 'Asiatique' },
      },
    ],
  },
]

const more: readonly RiskQuestion[] = [
  {
    id: '20',
    kind: 'one',
    text: {
      pt: 'Onde você mora há mais risco de violência?',
      en: 'Is there a higher risk of violence where you live?',
      es: '¿Donde vive hay más riesgo de violencia?',
      fr: 'Là où vous habitez, le risque de violence est-il plus grand ?',
    },
    options: [
      {
        id: 'rural',
        says: 'yes',
        text: {
          pt: 'Sim, na área rural',
          en: 'Yes, in the countryside',
          es: 'Sí, en zona rural',
          fr: 'Oui, à la campagne',
        },
      },
      {
        id: 'territorio-indigena',
        says: 'yes',
        text: {
          pt: 'Sim, em território indígena',
          en: 'Yes, on Indigenous land',
          es: 'Sí, en territorio indígena',
          fr: 'Oui, en territoire autochtone',
        },
      },
      {
        id: 'urbana',
        says: 'yes',
        text: { pt: 'Sim, na cidade', en: 'Yes, in town', es: 'Sí, en la ciudad', fr: 'Oui, en ville' },
      },
      no,
      unknown,
    ],
  },
  {
    id: '21',
    kind: 'many',
    text: {
      pt: 'De quem é a casa onde você mora?',
      en: 'Whose is the home where you live?',
      es: '¿De quién es la casa donde vive?',
      fr: 'À qui est le logement où vous vivez ?',
    },
    hint: {
      pt: 'Se você disser de quem é a casa, só a polícia lê: isso não vai para o juiz. Pode marcar mais de uma.',
      en: 'If you say whose home it is, only the police read that: it does not go to the judge. You can tick more than one.',
      es: 'Si dice de quién es la casa, solo lo lee la policía: no va al juez. Puede marcar más de una.',
      fr: 'Si vous dites à qui est le logement, seule la police le lit : le juge ne le reçoit pas. Vous pouvez en cocher plusieurs.',
    },
    options: [
      {
        id: 'propria',
        says: 'fact',
        text: { pt: 'É própria', en: 'Our own', es: 'Es propia', fr: 'Nous en sommes propriétaires' },
      },
      {
        id: 'alugada',
        says: 'fact',
        text: { pt: 'É alugada', en: 'Rented', es: 'Es alquilada', fr: 'Loué' },
      },
      {
        id: 'cedida',
        says: 'fact',
        asks: 'words',
        onlyPolice: true,
        text: {
          pt: 'É cedida ou de favor',
          en: 'Lent by somebody',
          es: 'Es prestada',
          fr: 'Prêté par quelqu’un',
        },
      },
    ],
  },
  {
    id: '22',
    kind: 'one',
    text: {
      pt: 'Hoje você mora na mesma casa que essa pessoa?',
      en: 'Do you live in the same home as this person now?',
      es: '¿Hoy vive en la misma casa que esa persona?',
      fr: 'Vivez-vous aujourd’hui sous le même toit que cette personne ?',
    },
    options: [yes, no],
  },
  {
    id: '23',
    kind: 'one',
    text: {
      pt: 'Você depende do dinheiro dessa pessoa?',
      en: 'Do you depend on this person’s money?',
      es: '¿Depende del dinero de esa persona?',
      fr: 'Dépendez-vous de l’argent de cette personne ?',
    },
    options: [
      {
        id: 'totalmente',
        says: 'yes',
        text: { pt: 'Sim, em tudo', en: 'Yes, entirely', es: 'Sí, en todo', fr: 'Oui, entièrement' },
      },
      {
        id: 'parcialmente',
        says: 'yes',
        text: { pt: 'Sim, em parte', en: 'Yes, in part', es: 'Sí, en parte', fr: 'Oui, en partie' },
      },
      no,
    ],
  },
  {
    id: '24',
    kind: 'one',
    text: {
      pt: 'Você quer um abrigo, por um tempo?',
      en: 'Do you want a shelter, for some time?',
      es: '¿Quiere un refugio, por un tiempo?',
      fr: 'Voulez-vous un hébergement protégé, pour un temps ?',
    },
    hint: {
      pt: 'Um lugar protegido, cujo endereço não se conta. Filhos podem ir junto.',
      en: 'A protected place whose address is kept secret. Children can come along.',
      es: 'Un lugar protegido, cuya dirección no se cuenta. Los hijos pueden ir también.',
      fr: 'Un lieu protégé dont l’adresse reste secrète. Les enfants peuvent venir.',
    },
    options: [
      { ...yes, text: { pt: 'Sim, quero', en: 'Yes, I do', es: 'Sí, quiero', fr: 'Oui, je le veux' } },
      { ...no, text: { pt: 'Não quero', en: 'No, I do not', es: 'No quiero', fr: 'Non, je ne veux pas' } },
    ],
  },
]

/** The national form of 2025. Part II is an interview by trained officers and is not asked here. */
export const form2025: RiskForm = {
  version: '2025',
  name: 'Formulário Nacional de Avaliação de Risco',
  source: 'Portaria Conjunta CNJ/CNMP 6/2025, anexo, por três transcrições públicas',
  readOn: '2026-11-23',
  comparedBy: null,
  parts: [
    {
      id: 'historico',
      title: {
        pt: 'O que já aconteceu',
        en: 'What has happened',
        es: 'Lo que ya pasó',
        fr: 'Ce qui s’est passé',
      },
      questions: history,
    },
    {
      id: 'agressor',
      title: {
        pt: 'Sobre essa pessoa',
        en: 'About this person',
        es: 'Sobre esa persona',
        fr: 'Sur cette personne',
      },
      questions: aggressor,
    },
    {
      id: 'voce',
      title: { pt: 'Sobre você', en: 'About you', es: 'Sobre usted', fr: 'Sur vous' },
      questions: you,
    },
    {
      id: 'outras',
      title: {
        pt: 'Onde e com quem você mora',
        en: 'Where and with whom you live',
        es: 'Dónde y con quién vive',
        fr: 'Où et avec qui vous vivez',
      },
      questions: more,
    },
  ],
}
