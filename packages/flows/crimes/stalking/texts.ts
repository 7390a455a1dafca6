import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: { pt: 'Perseguição', en: 'Stalking', es: 'Acoso persistente', fr: 'Harcèlement obsessionnel' },
  description: {
    pt: 'Alguém segue, vigia ou procura você repetidas vezes. Guarde mensagens e anote datas, se puder. Leva uns 12 minutos.',
    en: 'Someone follows, watches or seeks you out again and again. Keep messages, note dates. It takes about 12 minutes.',
    es: 'Alguien le sigue, vigila o busca una y otra vez. Guarde mensajes y anote fechas, si puede. Lleva unos 12 minutos.',
    fr: 'Quelqu’un vous suit, vous surveille ou vous cherche sans cesse. Gardez les messages, notez les dates. Environ 12 minutes.',
  },
})
