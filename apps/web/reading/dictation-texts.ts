import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  offer: { pt: 'Contar falando', en: 'Tell it by voice', es: 'Contar hablando', fr: 'Raconter à voix haute' },
  explain: {
    pt: 'Fale, e este aparelho escreve por você: a sua voz não sai dele. Depois leia e corrija o que precisar.',
    en: 'Speak, and this device writes for you: your voice does not leave it. Then read it and correct what you need.',
    es: 'Hable, y este dispositivo escribe por usted: su voz no sale de él. Después lea y corrija lo que necesite.',
    fr: 'Parlez, et cet appareil écrit pour vous : votre voix n’en sort pas. Ensuite, relisez et corrigez si besoin.',
  },
  nearby: {
    pt: 'Quem estiver por perto pode ouvir você. Só fale se for seguro.',
    en: 'Anyone nearby may hear you. Only speak if it is safe.',
    es: 'Quien esté cerca puede oírle. Hable solo si es seguro.',
    fr: 'Une personne proche peut vous entendre. Ne parlez que si c’est sans danger.',
  },
  start: { pt: 'Começar a falar', en: 'Start speaking', es: 'Empezar a hablar', fr: 'Commencer à parler' },
  no: { pt: 'Prefiro escrever', en: 'I prefer to type', es: 'Prefiero escribir', fr: 'Je préfère écrire' },
  listening: {
    pt: 'Ouvindo. O que você disser aparece no texto.',
    en: 'Listening. What you say appears in the text.',
    es: 'Escuchando. Lo que diga aparece en el texto.',
    fr: 'À l’écoute. Ce que vous dites apparaît dans le texte.',
  },
  stop: { pt: 'Parar de ouvir', en: 'Stop listening', es: 'Dejar de escuchar', fr: 'Arrêter l’écoute' },
  failed: {
    pt: 'O aparelho não conseguiu ouvir. Veja se o microfone está permitido, ou escreva.',
    en: 'The device could not listen. Check that the microphone is allowed, or type.',
    es: 'El dispositivo no pudo escuchar. Vea si el micrófono está permitido, o escriba.',
    fr: 'L’appareil n’a pas pu écouter. Vérifiez que le micro est autorisé, ou écrivez.',
  },
})
