import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: { pt: 'Perseguição', en: 'Stalking', es: 'Acoso persistente', fr: 'Harcèlement obsessionnel' },
  description: {
    pt: 'Para quando alguém segue, vigia ou procura você repetidas vezes, na rua ou pela internet. Guarde mensagens e anote datas, se puder. Leva uns 15 minutos e você pode sair depressa a qualquer momento. No fim você recebe o número e o boletim em PDF.',
    en: 'For when someone follows, watches or seeks you out again and again, in the street or online. Keep messages and note dates, if you can. It takes about 15 minutes and you can leave quickly at any moment. At the end you get the number and the report as a PDF.',
    es: 'Para cuando alguien le sigue, vigila o busca una y otra vez, en la calle o por internet. Guarde mensajes y anote fechas, si puede. Lleva unos 15 minutos y puede salir rápido en cualquier momento. Al final recibe el número y la denuncia en PDF.',
    fr: 'Quand quelqu’un vous suit, vous surveille ou vous cherche sans cesse, dans la rue ou en ligne. Gardez les messages et notez les dates, si possible. Cela prend environ 15 minutes et vous pouvez quitter vite à tout moment. À la fin, vous recevez le numéro et la déclaration en PDF.',
  },
})
