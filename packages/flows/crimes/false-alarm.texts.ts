import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: { pt: 'Falso alarme', en: 'False alarm', es: 'Falsa alarma', fr: 'Fausse alerte' },
  description: {
    pt: 'Para quando alguém anunciou um perigo ou desastre que não existia e causou pânico. Se ainda não se sabe se o perigo é real, afaste-se e ligue 193 ou 190. Leva uns 8 minutos. No fim você recebe o número e o boletim em PDF.',
    en: 'For when somebody announced a danger or disaster that did not exist and caused panic. If it is not yet known whether the danger is real, move away and call 193 or 190. It takes about 8 minutes. At the end you get the number and the report as a PDF.',
    es: 'Para cuando alguien anunció un peligro o desastre que no existía y causó pánico. Si aún no se sabe si el peligro es real, aléjese y llame al 193 o al 190. Lleva unos 8 minutos. Al final recibe el número y la denuncia en PDF.',
    fr: 'Pour le cas où quelqu’un a annoncé un danger ou un désastre qui n’existait pas et a causé la panique. Si l’on ne sait pas encore si le danger est réel, éloignez-vous et appelez le 193 ou le 190. Cela prend environ 8 minutes. À la fin, vous recevez le numéro et la déclaration en PDF.',
  },
  isVictim: {
    pt: 'O alarme atingiu você?',
    en: 'Were you affected by the alarm?',
    es: '¿La alarma le afectó a usted?',
    fr: 'L’alerte vous a-t-elle touché ?',
  },
  victim: {
    pt: 'O alarme atingiu quem comunica',
    en: 'Was affected by the alarm',
    es: 'La alarma le afectó',
    fr: 'A été touché par l’alerte',
  },
})
