import type { Advice } from './advice.ts'

/** Flag 5: it was done by internet or phone. */
export const virtualAdvice: Advice = {
  lead: {
    pt: 'Na internet a prova pode sumir depressa.',
    en: 'On the internet, evidence can vanish quickly.',
    es: 'En internet la prueba puede desaparecer rápido.',
    fr: 'Sur internet, une preuve peut vite disparaître.',
  },
  points: [
    {
      pt: 'Guarde imagens da tela com data, perfil e endereço da página, e não apague a conversa.',
      en: 'Keep screenshots with the date, the profile and the address of the page, and do not delete the chat.',
      es: 'Guarde capturas con fecha, perfil y dirección de la página, y no borre la conversación.',
      fr: 'Gardez des captures avec la date, le profil et l’adresse de la page, et n’effacez pas la conversation.',
    },
    {
      pt: 'Depois de guardar, denuncie o conteúdo na própria plataforma e bloqueie quem fez.',
      en: 'Once kept, report the content to the platform and block whoever did it.',
      es: 'Después de guardarlo, denuncie el contenido en la plataforma y bloquee a quien lo hizo.',
      fr: 'Une fois conservé, signalez le contenu à la plateforme et bloquez son auteur.',
    },
  ],
}
