import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: {
    pt: 'Leitura em voz alta',
    en: 'Reading aloud',
    es: 'Lectura en voz alta',
    fr: 'Lecture à voix haute',
  },
  explain: {
    pt: 'A voz deste aparelho lê o que está na tela. Nada é enviado a ninguém, e o que você digita nos campos não é lido.',
    en: 'The voice of this device reads what is on the screen. Nothing is sent to anyone, and what you type into the boxes is not read.',
    es: 'La voz de este dispositivo lee lo que está en la pantalla. Nada se envía a nadie, y no se lee lo que usted escribe en los campos.',
    fr: 'La voix de cet appareil lit ce qui est à l’écran. Rien n’est envoyé à personne, et ce que vous tapez dans les champs n’est pas lu.',
  },
  nearby: {
    pt: 'Quem estiver por perto pode ouvir. Se puder, use fones.',
    en: 'Anyone nearby may hear it. Use earphones if you can.',
    es: 'Quien esté cerca puede oír. Si puede, use auriculares.',
    fr: 'Une personne proche peut entendre. Si possible, mettez des écouteurs.',
  },
  none: {
    pt: 'Este aparelho não tem voz em português. Ela se instala nos ajustes do aparelho, em acessibilidade.',
    en: 'This device has no English voice. One can be installed in its settings, under accessibility.',
    es: 'Este dispositivo no tiene voz en español. Se instala en sus ajustes, en accesibilidad.',
    fr: 'Cet appareil n’a pas de voix française. Elle s’installe dans ses réglages, sous accessibilité.',
  },
  remote: {
    pt: 'A única voz em português deste navegador manda o texto a outro serviço na internet. Por isso ela fica desligada.',
    en: 'The only English voice of this browser sends the text to another service on the internet. So it stays off.',
    es: 'La única voz en español de este navegador envía el texto a otro servicio en internet. Por eso queda apagada.',
    fr: 'La seule voix française de ce navigateur envoie le texte à un autre service sur internet. Elle reste donc éteinte.',
  },
  read: { pt: 'Ler agora', en: 'Read now', es: 'Leer ahora', fr: 'Lire maintenant' },
  pause: { pt: 'Pausar', en: 'Pause', es: 'Pausar', fr: 'Pause' },
  goOn: { pt: 'Continuar a ler', en: 'Go on reading', es: 'Seguir leyendo', fr: 'Reprendre la lecture' },
  off: { pt: 'Desligar a voz', en: 'Turn the voice off', es: 'Apagar la voz', fr: 'Éteindre la voix' },
  button: { pt: 'Botão', en: 'Button', es: 'Botón', fr: 'Bouton' },
  option: { pt: 'Opção', en: 'Option', es: 'Opción', fr: 'Option' },
  chosen: { pt: 'escolhida', en: 'chosen', es: 'elegida', fr: 'choisie' },
})
