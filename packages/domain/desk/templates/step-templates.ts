import type { Template } from './template.ts'

/** What an officer may say about a step that was taken, beside the fixed words of the new state. */
export const stepTemplates: readonly Template[] = [
  {
    id: 'seguiu',
    version: 1,
    purpose: 'message',
    title: 'Seguiu para outra unidade',
    states: ['encaminhado'],
    text: {
      pt: 'O seu boletim seguiu para {unit}. O número é o mesmo e nada do que você contou se perdeu.',
      en: 'Your report has gone to {unit}. The number is the same, and nothing you told us was lost.',
      es: 'Su denuncia siguió a {unit}. El número es el mismo y nada de lo que contó se perdió.',
      fr: 'Votre déclaration est partie à {unit}. Le numéro reste le même et rien de votre récit n’est perdu.',
    },
  },
  {
    id: 'apuracao',
    version: 1,
    purpose: 'message',
    title: 'A apuração começou',
    states: ['em_apuracao'],
    text: {
      pt: 'A equipe de {unit} começou a apurar. Se souber de algo novo, escreva por aqui.',
      en: 'The team of {unit} has started looking into it. If you learn something new, write here.',
      es: 'El equipo de {unit} empezó a investigar. Si sabe algo nuevo, escriba por aquí.',
      fr: 'L’équipe de {unit} a commencé l’enquête. Si vous apprenez quelque chose, écrivez ici.',
    },
  },
  {
    id: 'apuracao-objetos',
    version: 1,
    purpose: 'message',
    title: 'A apuração começou, objeto levado',
    states: ['em_apuracao'],
    crimes: ['furto', 'roubo', 'transporte'],
    text: {
      pt: 'A equipe de {unit} começou a apurar. Se o que levaram aparecer, ou se virem alguém vendendo, não vá buscar: escreva por aqui ou ligue 181.',
      en: 'The team of {unit} has started looking into it. If what was taken turns up, or you see it for sale, do not go and get it: write here or call 181.',
      es: 'El equipo de {unit} empezó a investigar. Si lo que se llevaron aparece, o lo ve en venta, no vaya a buscarlo: escriba por aquí o llame al 181.',
      fr: 'L’équipe de {unit} a commencé l’enquête. Si ce qui a été pris réapparaît, ou si vous le voyez en vente, n’allez pas le chercher : écrivez ici ou appelez le 181.',
    },
  },
  {
    id: 'guardado',
    version: 2,
    purpose: 'message',
    title: 'Guardado na unidade',
    states: ['arquivado_na_unidade'],
    text: {
      pt: 'Por agora não há mais o que apurar, e o boletim fica guardado em {unit}. Ele continua registrado. Se souber de algo novo, escreva: o caso pode ser aberto de novo.',
      en: 'For now there is nothing more to look into, and the report is kept at {unit}. It stays registered. If you learn something new, write: the case can be opened again.',
      es: 'Por ahora no hay más que investigar, y la denuncia queda guardada en {unit}. Sigue registrada. Si sabe algo nuevo, escriba: el caso puede abrirse otra vez.',
      fr: 'Pour l’instant, il n’y a plus rien à chercher, et la déclaration est gardée à {unit}. Elle reste enregistrée. Si vous apprenez quelque chose, écrivez : l’affaire peut être rouverte.',
    },
  },
]
