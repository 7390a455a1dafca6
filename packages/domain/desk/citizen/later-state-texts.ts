import { defineTexts } from '../../language/text.ts'

/** The states after the desk; `{unit}` is the unit that has the report. */
export const laterStateTexts = {
  encaminhado: defineTexts({
    name: { pt: 'Encaminhado', en: 'Passed on', es: 'Remitida', fr: 'Transmise' },
    means: {
      pt: 'O seu boletim está com {unit}, que cuida dele daqui em diante.',
      en: 'Your report is with {unit}, which takes care of it from here on.',
      es: 'Su denuncia está en {unit}, que se ocupa de ella de aquí en adelante.',
      fr: 'Votre déclaration est à {unit}, qui s’en occupe désormais.',
    },
    meansNot: {
      pt: 'Ainda não quer dizer que alguém de lá já o leu.',
      en: 'It does not yet mean that anyone there has read it.',
      es: 'Todavía no quiere decir que alguien de allí ya la haya leído.',
      fr: 'Cela ne veut pas encore dire que quelqu’un de cette unité l’a lue.',
    },
    next: {
      pt: 'A equipe de lá decide como apurar.',
      en: 'The team there decides how to look into it.',
      es: 'El equipo de allí decide cómo investigar.',
      fr: 'L’équipe de cette unité décide de la manière d’enquêter.',
    },
  }),
  em_apuracao: defineTexts({
    name: { pt: 'Em apuração', en: 'Under inquiry', es: 'En investigación', fr: 'Enquête en cours' },
    means: {
      pt: 'A equipe de {unit} apura o que aconteceu.',
      en: 'The team at {unit} is looking into what happened.',
      es: 'El equipo de {unit} investiga lo que pasó.',
      fr: 'L’équipe de {unit} enquête sur ce qui s’est passé.',
    },
    meansNot: {
      pt: 'Não quer dizer que já se sabe quem foi, nem que haverá prisão ou devolução.',
      en: 'It does not mean that it is known who did it, or that there will be an arrest or a return of your things.',
      es: 'No quiere decir que ya se sepa quién fue, ni que habrá detención o devolución.',
      fr: 'Cela ne veut pas dire que l’auteur est connu, ni qu’il y aura une arrestation ou une restitution.',
    },
    next: {
      pt: 'Apurar leva tempo e não há dia marcado. Se souber de algo novo, conte por aqui.',
      en: 'This takes time and no day is set. If you learn something new, tell us here.',
      es: 'Investigar lleva tiempo y no hay fecha fijada. Si sabe algo nuevo, cuéntelo por aquí.',
      fr: 'Une enquête prend du temps et aucune date n’est fixée. Si vous apprenez quelque chose, dites-le ici.',
    },
  }),
  arquivado_na_unidade: defineTexts({
    name: {
      pt: 'Guardado na unidade',
      en: 'Kept at the unit',
      es: 'Guardada en la unidad',
      fr: 'Gardée à l’unité',
    },
    means: {
      pt: 'A unidade fez o que podia agora e guardou o boletim.',
      en: 'The unit has done what it could for now and keeps the report.',
      es: 'La unidad hizo lo que podía por ahora y guardó la denuncia.',
      fr: 'L’unité a fait ce qu’elle pouvait pour l’instant et garde la déclaration.',
    },
    meansNot: {
      pt: 'Não quer dizer que não acreditaram em você. O boletim continua registrado.',
      en: 'It does not mean that you were not believed. The report stays registered.',
      es: 'No quiere decir que no le creyeran. La denuncia sigue registrada.',
      fr: 'Cela ne veut pas dire que l’on ne vous a pas cru. La déclaration reste enregistrée.',
    },
    next: {
      pt: 'Se souber de algo novo, conte por aqui ou na unidade: o caso pode ser aberto de novo.',
      en: 'If you learn something new, tell us here or at the unit: the case can be opened again.',
      es: 'Si sabe algo nuevo, cuéntelo por aquí o en la unidad: el caso puede abrirse otra vez.',
      fr: 'Si vous apprenez quelque chose, dites-le ici ou à l’unité : l’affaire peut être rouverte.',
    },
  }),
  nao_cabe_aqui: defineTexts({
    name: {
      pt: 'É de outra autoridade',
      en: 'Belongs to another authority',
      es: 'Corresponde a otra autoridad',
      fr: 'Relève d’une autre autorité',
    },
    means: {
      pt: 'Quem pode cuidar deste caso é outra autoridade. Abaixo está qual, onde fica e por quê.',
      en: 'It is another authority that can take care of this case. See below which one, where it is and why.',
      es: 'Quien puede ocuparse de este caso es otra autoridad. Abajo está cuál, dónde queda y por qué.',
      fr: 'C’est une autre autorité qui peut s’occuper de cette affaire. Vous trouverez ci-dessous laquelle, où et pourquoi.',
    },
    meansNot: {
      pt: 'Você fez o certo em contar. Nada foi apagado: o boletim prova que você procurou a polícia.',
      en: 'You were right to tell us. Nothing was deleted: the report proves that you went to the police.',
      es: 'Hizo bien en contarlo. Nada se borró: la denuncia prueba que usted acudió a la policía.',
      fr: 'Vous avez bien fait d’en parler. Rien n’a été effacé : la déclaration prouve que vous vous êtes adressé à la police.',
    },
    next: {
      pt: 'Se não concordar, você pode recorrer (Código de Processo Penal, art. 5º, § 2º). Decide outra pessoa: um delegado da unidade ou a chefia dela.',
      en: 'If you do not agree, you can appeal (Code of Criminal Procedure, art. 5 § 2). Somebody else decides: a police chief (delegado) of the unit or its head.',
      es: 'Si no está de acuerdo, puede recurrir (Código de Proceso Penal, art. 5, § 2). Decide otra persona: un comisario (delegado) de la unidad o su jefatura.',
      fr: 'Si vous n’êtes pas d’accord, vous pouvez faire un recours (Code de procédure pénale, art. 5, § 2). Une autre personne décide : un commissaire (delegado) de l’unité ou sa direction.',
    },
  }),
}
