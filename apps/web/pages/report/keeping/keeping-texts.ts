import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  tab: {
    pt: 'Só nesta aba.',
    en: 'In this tab only.',
    es: 'Solo en esta pestaña.',
    fr: 'Dans cet onglet seulement.',
  },
  offer: {
    pt: 'Guardar neste aparelho',
    en: 'Keep it on this device',
    es: 'Guardar en este dispositivo',
    fr: 'Garder sur cet appareil',
  },
  question: {
    pt: 'Este aparelho é só seu?',
    en: 'Is this device yours alone?',
    es: '¿Este dispositivo es solo suyo?',
    fr: 'Cet appareil est-il à vous seul(e) ?',
  },
  explain: {
    pt: 'Se é só seu, guardamos aqui o que você já escreveu, cifrado, por até 7 dias: se a bateria acabar ou a aba fechar, você continua de onde parou. O que for enviado e ficar sem resposta espera aqui até ela chegar ou você apagar.',
    en: 'If it is yours alone, we keep what you have written here, encrypted, for up to 7 days: if the battery dies or the tab closes, you pick up where you left off. What is sent and gets no answer waits here until the answer comes or you erase it.',
    es: 'Si es solo suyo, guardamos aquí lo que ya escribió, cifrado, hasta 7 días: si se acaba la batería o se cierra la pestaña, sigue donde lo dejó. Lo que se envíe y quede sin respuesta espera aquí hasta que llegue o usted lo borre.',
    fr: 'S’il est à vous seul(e), nous gardons ici ce que vous avez écrit, chiffré, 7 jours au plus : si la batterie lâche ou l’onglet se ferme, vous reprenez où vous en étiez. Ce qui est envoyé et reste sans réponse attend ici jusqu’à ce qu’elle arrive ou que vous l’effaciez.',
  },
  warn: {
    pt: 'Quem usa este aparelho com você poderia abrir e ler. Na dúvida, não guarde.',
    en: 'Anyone who uses this device with you could open and read it. If in doubt, do not keep it.',
    es: 'Quien use este dispositivo con usted podría abrirlo y leerlo. Si duda, no lo guarde.',
    fr: 'Les autres personnes qui utilisent cet appareil pourraient l’ouvrir et le lire. Dans le doute, ne le gardez pas.',
  },
  shared: {
    pt: 'Outras pessoas usam',
    en: 'Others use it too',
    es: 'Lo usan otras personas',
    fr: 'D’autres l’utilisent',
  },
  mine: {
    pt: 'É só meu: guardar',
    en: 'Mine alone: keep it',
    es: 'Es solo mío: guardar',
    fr: 'À moi : garder',
  },
  kept: {
    pt: 'Guardado neste aparelho até {day}. Ainda não é um boletim: falta registrar.',
    en: 'Kept on this device until {day}. It is not a report yet: it still has to be registered.',
    es: 'Guardado en este dispositivo hasta el {day}. Todavía no es una denuncia: falta registrarla.',
    fr: 'Gardé sur cet appareil jusqu’au {day}. Ce n’est pas encore une déclaration : il reste à l’enregistrer.',
  },
  waiting: {
    pt: 'Guardado neste aparelho até chegar a resposta da polícia ou você apagar. Ainda não é um boletim.',
    en: 'Kept on this device until the police answer or you erase it. It is not a report yet.',
    es: 'Guardado en este dispositivo hasta que llegue la respuesta de la policía o usted lo borre. Todavía no es una denuncia.',
    fr: 'Gardé sur cet appareil jusqu’à la réponse de la police ou jusqu’à ce que vous l’effaciez. Ce n’est pas encore une déclaration.',
  },
  erase: {
    pt: 'Apagar deste aparelho',
    en: 'Erase from this device',
    es: 'Borrar de este dispositivo',
    fr: 'Effacer de cet appareil',
  },
  other: {
    pt: 'Este registro está aberto em outra aba. Continue lá: o que você mudar aqui não é guardado no aparelho.',
    en: 'This report is open in another tab. Continue there: what you change here is not kept on the device.',
    es: 'Este registro está abierto en otra pestaña. Siga allí: lo que cambie aquí no se guarda en el dispositivo.',
    fr: 'Cette déclaration est ouverte dans un autre onglet. Continuez là-bas : ce que vous changez ici n’est pas gardé sur l’appareil.',
  },
  failed: {
    pt: 'Este navegador não deixou guardar no aparelho. O que você escreve fica só nesta aba.',
    en: 'This browser did not let us keep it on the device. What you write stays only in this tab.',
    es: 'Este navegador no permitió guardar en el dispositivo. Lo que escribe queda solo en esta pestaña.',
    fr: 'Ce navigateur n’a pas permis de le garder sur l’appareil. Ce que vous écrivez reste dans cet onglet seulement.',
  },
})
