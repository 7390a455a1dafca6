import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  home: { pt: 'Início', en: 'Home', es: 'Inicio', fr: 'Accueil' },
  lead: {
    pt: 'Veja em que pé está, fale com a unidade e responda perguntas. Sem conta nem senha: bastam o número do boletim e o de autenticação.',
    en: 'See where it stands, write to the unit and answer questions. No account, no password: the report number and the authentication number are enough.',
    es: 'Vea cómo va, escriba a la unidad y responda preguntas. Sin cuenta ni contraseña: bastan el número de la denuncia y el de autenticación.',
    fr: 'Voyez où elle en est, écrivez à l’unité et répondez aux questions. Sans compte ni mot de passe : le numéro de la déclaration et celui d’authentification suffisent.',
  },
  number: {
    pt: 'Número do boletim',
    en: 'Report number',
    es: 'Número de la denuncia',
    fr: 'Numéro de la déclaration',
  },
  numberHint: {
    pt: 'Como 00277/2026.000171-4',
    en: 'Like 00277/2026.000171-4',
    es: 'Como 00277/2026.000171-4',
    fr: 'Comme 00277/2026.000171-4',
  },
  open: { pt: 'Abrir', en: 'Open', es: 'Abrir', fr: 'Ouvrir' },
  missing: {
    pt: 'Escreva o número do boletim e o de autenticação.',
    en: 'Enter the report number and the authentication number.',
    es: 'Escriba el número de la denuncia y el de autenticación.',
    fr: 'Écrivez le numéro de la déclaration et celui d’authentification.',
  },
  noAnswer: {
    pt: 'Sem conexão agora. O que você escreveu continua aqui; tente de novo quando a internet voltar.',
    en: 'No connection right now. What you typed is still here; try again when the internet is back.',
    es: 'Sin conexión ahora. Lo que escribió sigue aquí; inténtelo cuando vuelva internet.',
    fr: 'Pas de connexion pour le moment. Ce que vous avez écrit reste ici ; réessayez quand internet reviendra.',
  },
  again: {
    pt: 'Sem resposta ainda. Estamos tentando de novo: nada do que você escreveu se perde.',
    en: 'No answer yet. We are trying again: nothing you typed is lost.',
    es: 'Sin respuesta todavía. Lo intentamos de nuevo: nada de lo que escribió se pierde.',
    fr: 'Pas encore de réponse. Nouvel essai en cours : rien de ce que vous avez écrit n’est perdu.',
  },
  failed: {
    pt: 'Houve uma falha no serviço. Tente de novo em alguns minutos.',
    en: 'There was a service failure. Try again in a few minutes.',
    es: 'Hubo un fallo en el servicio. Inténtelo en unos minutos.',
    fr: 'Le service a rencontré une panne. Réessayez dans quelques minutes.',
  },
  lost: {
    pt: 'Perdeu o número de autenticação? Com um documento seu, a delegacia dá outro.',
    en: 'Lost the authentication number? Take an identity document to a police station to get another one.',
    es: '¿Perdió el número de autenticación? Con un documento suyo, la comisaría le da otro.',
    fr: 'Vous avez perdu le numéro d’authentification ? Avec une pièce d’identité, le commissariat vous en donne un autre.',
  },
  closed: {
    pt: 'O número de autenticação foi fechado e não abre mais. O boletim continua registrado.',
    en: 'The authentication number has been closed and no longer opens anything. The report stays registered.',
    es: 'El número de autenticación fue cerrado y ya no abre. La denuncia sigue registrada.',
    fr: 'Le numéro d’authentification a été fermé et n’ouvre plus rien. La déclaration reste enregistrée.',
  },
})
