import { defineTexts } from '@delegacia/domain/language/text'

/** The notice that there is something new: always the same words, which say neither what, nor of which report. */
export const texts = defineTexts({
  subject: {
    pt: 'Delegacia Virtual: há algo novo para você',
    en: 'Delegacia Virtual: there is something new for you',
    es: 'Delegacia Virtual: hay algo nuevo para usted',
    fr: 'Delegacia Virtual : il y a du nouveau pour vous',
  },
  news: {
    pt: 'Há algo novo no que você acompanha na Delegacia Virtual. Para ler, abra o portal como de costume, escolha “Acompanhar o boletim” e use o número do boletim e o de autenticação que você guardou.',
    en: 'There is something new in what you follow at the Delegacia Virtual. To read it, open the portal as usual, choose “Follow your report” and use the number of the report and the authentication number that you kept.',
    es: 'Hay algo nuevo en lo que usted sigue en la Delegacia Virtual. Para leerlo, abra el portal como siempre, elija «Seguir la denuncia» y use el número de la denuncia y el de autenticación que guardó.',
    fr: 'Il y a du nouveau dans ce que vous suivez à la Delegacia Virtual. Pour le lire, ouvrez le portail comme d’habitude, choisissez « Suivre la déclaration » et utilisez le numéro de la déclaration et celui d’authentification que vous avez gardés.',
  },
  noLink: {
    pt: 'Por segurança, este aviso não traz link nem número. Se um aviso trouxer link, ou pedir senha, dinheiro ou dados, não é nosso.',
    en: 'For your safety this notice has no link and no number. If a notice has a link, or asks for a password, money or data, it is not ours.',
    es: 'Por seguridad, este aviso no trae enlace ni número. Si un aviso trae un enlace, o pide contraseña, dinero o datos, no es nuestro.',
    fr: 'Pour votre sécurité, cet avis ne contient ni lien ni numéro. Si un avis contient un lien, ou demande un mot de passe, de l’argent ou des données, il ne vient pas de nous.',
  },
  stop: {
    pt: 'Você pediu estes avisos, no máximo um por dia. Para parar, use a mesma página.',
    en: 'You asked for these notices, at most one a day. To stop them, use the same page.',
    es: 'Usted pidió estos avisos, uno por día como máximo. Para dejar de recibirlos, use la misma página.',
    fr: 'Vous avez demandé ces avis, un par jour au plus. Pour les arrêter, utilisez la même page.',
  },
  automatic: {
    pt: 'Esta mensagem é automática e ninguém lê as respostas. Em perigo agora? Ligue 190.',
    en: 'This message is automatic and nobody reads replies to it. In danger right now? Call 190.',
    es: 'Este mensaje es automático y nadie lee las respuestas. ¿Está en peligro ahora? Llame al 190.',
    fr: 'Ce message est automatique et personne ne lit les réponses. En danger en ce moment ? Appelez le 190.',
  },
})
