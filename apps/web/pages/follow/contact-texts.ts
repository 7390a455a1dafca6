import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: {
    pt: 'Ligar sem risco para você',
    en: 'Calling without risk to you',
    es: 'Llamar sin riesgo para usted',
    fr: 'Appeler sans risque pour vous',
  },
  lead: {
    pt: 'Mudou alguma coisa? Diga como a polícia pode ligar. Vale a última escolha. Só a polícia vê qual é: ela não fica escrita nesta página.',
    en: 'Has anything changed? Say how the police can call you. The last choice counts. Only the police see which one it is: it is not shown on this page.',
    es: '¿Cambió algo? Diga cómo puede llamarle la policía. Vale la última elección. Solo la policía ve cuál es: no queda escrita en esta página.',
    fr: 'Quelque chose a changé ? Dites comment la police peut vous appeler. Le dernier choix compte. Seule la police le voit : il ne s’affiche pas sur cette page.',
  },
  label: {
    pt: 'Como podemos ligar',
    en: 'How we can call',
    es: 'Cómo podemos llamar',
    fr: 'Comment nous pouvons appeler',
  },
  missing: {
    pt: 'Escolha uma das opções.',
    en: 'Choose one of the options.',
    es: 'Elija una de las opciones.',
    fr: 'Choisissez l’une des options.',
  },
  tell: {
    pt: 'Avisar a polícia',
    en: 'Tell the police',
    es: 'Avisar a la policía',
    fr: 'Prévenir la police',
  },
  told: {
    pt: 'Pronto. A polícia vê isto antes de ligar.',
    en: 'Done. The police see this before they call.',
    es: 'Listo. La policía lo ve antes de llamar.',
    fr: 'C’est fait. La police le voit avant d’appeler.',
  },
})
