import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: {
    pt: 'Apropriação por erro',
    en: 'Received by mistake and kept',
    es: 'Apropiación por error',
    fr: 'Appropriation par erreur',
  },
  description: {
    pt: 'Dinheiro ou objeto seu foi parar com outro por engano. Foi Pix? Fale antes com o banco. Leva uns 12 minutos.',
    en: 'Someone got your money or property by mistake and keeps it. A Pix transfer? Talk to the bank first. About 12 minutes.',
    es: 'Dinero u objeto suyo llegó a alguien por error, y no lo devuelve. ¿Fue Pix? Hable antes con su banco. Unos 12 minutos.',
    fr: 'Argent ou bien reçu par erreur et non rendu. C’était un Pix ? Parlez d’abord à votre banque. Environ 12 minutes.',
  },
  isVictim: {
    pt: 'O dinheiro ou o objeto é seu?',
    en: 'Is the money or thing yours?',
    es: '¿El dinero o el objeto es suyo?',
    fr: 'L’argent ou le bien est-il à vous ?',
  },
  victim: {
    pt: 'É dono(a) do dinheiro ou objeto',
    en: 'Owns the money or thing',
    es: 'Es dueño(a) del dinero u objeto',
    fr: 'Possède l’argent ou le bien',
  },
})
