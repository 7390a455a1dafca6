import { defineTexts, type Text } from '@delegacia/domain/language/text'
import type { MessageReading, Sign } from './message-signs.ts'

export const texts = defineTexts({
  lead: {
    pt: 'Cole aqui o texto de um e-mail, SMS ou WhatsApp que diz ser da Delegacia Virtual. Ele é lido só no seu aparelho e não é enviado. Não abra os links dele.',
    en: 'Paste the text of an e-mail, SMS or WhatsApp message that claims to be from the Delegacia Virtual. It is read on your device only and is not sent. Do not open its links.',
    es: 'Pegue aquí el texto de un correo, SMS o WhatsApp que dice ser de la Delegacia Virtual. Se lee solo en su dispositivo y no se envía. No abra sus enlaces.',
    fr: 'Collez ici le texte d’un e-mail, SMS ou message WhatsApp qui dit venir de la Delegacia Virtual. Il n’est lu que sur votre appareil et n’est pas envoyé. N’ouvrez pas ses liens.',
  },
  label: {
    pt: 'Texto da mensagem',
    en: 'Text of the message',
    es: 'Texto del mensaje',
    fr: 'Texte du message',
  },
  hint: {
    pt: 'Inclua os links e o endereço de quem enviou, se aparecerem',
    en: 'Include its links and the sender’s address, if they are shown',
    es: 'Incluya los enlaces y la dirección de quien lo envió, si aparecen',
    fr: 'Incluez les liens et l’adresse de l’expéditeur, s’ils apparaissent',
  },
  ask: {
    pt: 'Ver se é nossa',
    en: 'See whether it is ours',
    es: 'Ver si es nuestro',
    fr: 'Voir s’il vient de nous',
  },
  empty: {
    pt: 'Cole o texto da mensagem',
    en: 'Paste the text of the message',
    es: 'Pegue el texto del mensaje',
    fr: 'Collez le texte du message',
  },
  why: {
    pt: 'O que vimos nela',
    en: 'What we saw in it',
    es: 'Qué vimos en él',
    fr: 'Ce que nous y avons vu',
  },
  now: { pt: 'O que fazer agora', en: 'What to do now', es: 'Qué hacer ahora', fr: 'Que faire maintenant' },
  numberFits: {
    pt: 'O número nela tem a forma dos nossos. Isso não prova nada: qualquer um pode copiar um número.',
    en: 'The number in it has the form of ours. This proves nothing: anybody can copy a number.',
    es: 'El número que trae tiene la forma de los nuestros. Eso no prueba nada: cualquiera puede copiar un número.',
    fr: 'Le numéro qu’il contient a la forme des nôtres. Cela ne prouve rien : n’importe qui peut copier un numéro.',
  },
  numberOdd: {
    pt: 'O número de boletim nela não tem a forma dos nossos.',
    en: 'The report number in it does not have the form of ours.',
    es: 'El número de denuncia que trae no tiene la forma de los nuestros.',
    fr: 'Le numéro de déclaration qu’il contient n’a pas la forme des nôtres.',
  },
  keep: {
    pt: 'Não pague, não responda, não clique e não passe códigos. Guarde a mensagem: ela é prova.',
    en: 'Do not pay, reply, click or give codes. Keep the message: it is evidence.',
    es: 'No pague, no responda, no haga clic ni dé códigos. Guarde el mensaje: es prueba.',
    fr: 'Ne payez pas, ne répondez pas, ne cliquez pas et ne donnez aucun code. Gardez le message : c’est une preuve.',
  },
  paid: {
    pt: 'Já pagou ou passou dados? Ligue agora para o seu banco, pelo número do cartão, e peça a devolução (no Pix: MED).',
    en: 'Already paid or gave data? Call your bank now, at the number on your card, and ask for the money back (for Pix: MED).',
    es: '¿Ya pagó o dio datos? Llame ahora a su banco, al número de su tarjeta, y pida la devolución (en Pix: MED).',
    fr: 'Déjà payé ou donné des informations ? Appelez votre banque tout de suite, au numéro de votre carte, et demandez le remboursement (pour Pix : MED).',
  },
  report: {
    pt: 'Registrar o golpe aqui',
    en: 'Report the fraud here',
    es: 'Denunciar la estafa aquí',
    fr: 'Signaler l’escroquerie ici',
  },
  portal: {
    pt: 'Para ver o seu boletim, não use o link da mensagem: abra o portal digitando o endereço e escolha “Acompanhar o boletim”.',
    en: 'To see your report, do not use the link in the message: open the portal by typing its address and choose “Follow your report”.',
    es: 'Para ver su denuncia, no use el enlace del mensaje: abra el portal escribiendo la dirección y elija «Seguir la denuncia».',
    fr: 'Pour voir votre déclaration, n’utilisez pas le lien du message : ouvrez le portail en tapant l’adresse et choisissez « Suivre la déclaration ».',
  },
  pairTitle: {
    pt: 'A mensagem traz o número de um boletim e o de autenticação?',
    en: 'Does the message have the number of a report and an authentication number?',
    es: '¿El mensaje trae el número de una denuncia y el de autenticación?',
    fr: 'Le message contient-il le numéro d’une déclaration et celui d’authentification ?',
  },
  pairLead: {
    pt: 'Veja se os dois andam juntos. Só eles são enviados, e quem errar um dos dois recebe sempre a mesma resposta.',
    en: 'See whether the two belong together. Only they are sent, and if either is wrong the answer is always the same.',
    es: 'Vea si los dos van juntos. Solo ellos se envían, y si uno es incorrecto la respuesta es siempre la misma.',
    fr: 'Voyez si les deux vont ensemble. Eux seuls sont envoyés, et si l’un est faux la réponse est toujours la même.',
  },
  number: {
    pt: 'Número do boletim',
    en: 'Report number',
    es: 'Número de la denuncia',
    fr: 'Numéro de la déclaration',
  },
  pairAsk: {
    pt: 'Conferir os dois números',
    en: 'Check the two numbers',
    es: 'Comprobar los dos números',
    fr: 'Vérifier les deux numéros',
  },
  pairFits: {
    pt: 'Os dois números andam juntos. Mesmo assim, quem viu o documento pode ter copiado os dois: não prova que a mensagem é nossa.',
    en: 'The two numbers belong together. Even so, someone who saw the document may have copied both: it does not prove that the message is ours.',
    es: 'Los dos números van juntos. Aun así, quien vio el documento pudo copiar los dos: no prueba que el mensaje sea nuestro.',
    fr: 'Les deux numéros vont ensemble. Mais une personne qui a vu le document a pu copier les deux : cela ne prouve pas que le message vienne de nous.',
  },
  pairWrong: {
    pt: 'Esses dois números não andam juntos. Veja se digitou certo; se sim, desconfie da mensagem.',
    en: 'Those two numbers do not belong together. See whether you typed them right; if so, distrust the message.',
    es: 'Esos dos números no van juntos. Vea si los escribió bien; si es así, desconfíe del mensaje.',
    fr: 'Ces deux numéros ne vont pas ensemble. Vérifiez votre saisie ; si elle est juste, méfiez-vous du message.',
  },
  pairFailed: {
    pt: 'Não conseguimos conferir agora. Tente de novo mais tarde.',
    en: 'We could not check just now. Try again later.',
    es: 'No pudimos comprobarlo ahora. Inténtelo de nuevo más tarde.',
    fr: 'La vérification n’a pas abouti. Réessayez plus tard.',
  },
})

const said = defineTexts({
  notOurs: {
    pt: 'Esta mensagem não é nossa',
    en: 'This message is not from us',
    es: 'Este mensaje no es nuestro',
    fr: 'Ce message ne vient pas de nous',
  },
  notOursText: {
    pt: 'Nunca enviamos um endereço como o dela. Você não fez nada de errado por recebê-la.',
    en: 'We never send an address like the one in it. You have done nothing wrong by receiving it.',
    es: 'Nunca enviamos una dirección como la que trae. Usted no hizo nada malo por recibirlo.',
    fr: 'Nous n’envoyons jamais d’adresse comme celle qu’il contient. Vous n’avez rien fait de mal en le recevant.',
  },
  unlikeOurs: {
    pt: 'Ela traz o que nunca pedimos nem enviamos',
    en: 'It has what we never ask for or send',
    es: 'Trae lo que nunca pedimos ni enviamos',
    fr: 'Il contient ce que nous ne demandons ni n’envoyons jamais',
  },
  unlikeOursText: {
    pt: 'Se ela chegou por e-mail, SMS ou WhatsApp e diz ser da Delegacia Virtual, não é nossa. Se é de outra pessoa, não sabemos dizer. Você não fez nada de errado por recebê-la.',
    en: 'If it came by e-mail, SMS or WhatsApp and claims to be from the Delegacia Virtual, it is not from us. If it is from somebody else, we cannot tell. You have done nothing wrong by receiving it.',
    es: 'Si llegó por correo, SMS o WhatsApp y dice ser de la Delegacia Virtual, no es nuestro. Si es de otra persona, no podemos saberlo. Usted no hizo nada malo por recibirlo.',
    fr: 'S’il est arrivé par e-mail, SMS ou WhatsApp et dit venir de la Delegacia Virtual, il ne vient pas de nous. S’il vient de quelqu’un d’autre, nous ne pouvons pas le dire. Vous n’avez rien fait de mal en le recevant.',
  },
  likeOurs: {
    pt: 'Ela se parece com as nossas, mas isso não basta',
    en: 'It looks like ours, but that is not enough',
    es: 'Se parece a los nuestros, pero eso no basta',
    fr: 'Il ressemble aux nôtres, mais cela ne suffit pas',
  },
  likeOursText: {
    pt: 'As palavras são as das nossas mensagens e não vimos sinal de golpe. Mas qualquer um pode copiá-las, e também o nome de quem envia.',
    en: 'The words are those of our messages and we saw no sign of fraud. But anybody can copy them, and the sender’s name too.',
    es: 'Las palabras son las de nuestros mensajes y no vimos señal de estafa. Pero cualquiera puede copiarlas, y también el nombre de quien envía.',
    fr: 'Les mots sont ceux de nos messages et nous n’avons pas vu de signe d’escroquerie. Mais n’importe qui peut les copier, et le nom de l’expéditeur aussi.',
  },
  unclear: {
    pt: 'Não sabemos de quem é esta mensagem',
    en: 'We do not know whose message this is',
    es: 'No sabemos de quién es este mensaje',
    fr: 'Nous ne savons pas de qui vient ce message',
  },
  unclearText: {
    pt: 'Não é uma das mensagens que enviamos, e também não vimos os sinais mais comuns de golpe. Só escrevemos por e-mail, a quem fez um registro. Na dúvida, não responda.',
    en: 'It is not one of the messages that we send, and we did not see the most common signs of fraud either. We write by e-mail only, to people who made a report. If in doubt, do not reply.',
    es: 'No es uno de los mensajes que enviamos, y tampoco vimos las señales más comunes de estafa. Solo escribimos por correo electrónico, a quien hizo un registro. Ante la duda, no responda.',
    fr: 'Ce n’est pas un de nos messages, et nous n’avons pas vu non plus les signes d’escroquerie les plus courants. Nous n’écrivons que par e-mail, aux auteurs d’une déclaration. Dans le doute, ne répondez pas.',
  },
})

export const messageVerdicts: Readonly<
  Record<MessageReading['verdict'], { tone: 'danger' | 'warning'; title: Text; text: Text }>
> = {
  'not-ours': { tone: 'danger', title: said.notOurs, text: said.notOursText },
  'unlike-ours': { tone: 'danger', title: said.unlikeOurs, text: said.unlikeOursText },
  'like-ours': { tone: 'warning', title: said.likeOurs, text: said.likeOursText },
  unclear: { tone: 'warning', title: said.unclear, text: said.unclearText },
}

export const signs: Readonly<Record<Sign, Text>> = defineTexts({
  'false-link': {
    pt: 'Tem um endereço que parece o nosso ou o do governo, e não é.',
    en: 'It has an address that looks like ours or the government’s, and is not.',
    es: 'Trae una dirección que parece la nuestra o la del gobierno, y no lo es.',
    fr: 'Il contient une adresse qui ressemble à la nôtre ou à celle du gouvernement, sans l’être.',
  },
  'other-link': {
    pt: 'Traz um link que não é deste portal. As nossas mensagens só levam a ele.',
    en: 'It has a link that does not lead to this portal. Our messages link only to it.',
    es: 'Trae un enlace que no es de este portal. Nuestros mensajes solo llevan a él.',
    fr: 'Il contient un lien qui ne mène pas à ce portail. Nos messages ne mènent qu’à lui.',
  },
  pix: {
    pt: 'Traz ou pede um Pix. A polícia não recebe Pix.',
    en: 'It has or asks for a Pix payment. The police take no Pix.',
    es: 'Trae o pide un Pix. La policía no recibe Pix.',
    fr: 'Il contient ou demande un Pix. La police ne reçoit pas de Pix.',
  },
  payment: {
    pt: 'Fala em pagar. Registrar, acompanhar e validar é de graça, e nunca cobramos por mensagem.',
    en: 'It mentions paying. Reporting, following and checking are free, and we never charge by message.',
    es: 'Habla de pagar. Denunciar, seguir y validar es gratis, y nunca cobramos por mensaje.',
    fr: 'Il parle de payer. Déclarer, suivre et vérifier est gratuit, et nous ne réclamons jamais d’argent par message.',
  },
  secret: {
    pt: 'Fala em senha, código ou dados do banco. Por mensagem nunca os pedimos. O número de autenticação abre o seu registro: guarde-o só para você.',
    en: 'It mentions a password, a code or bank details. We never ask for them by message. The authentication number opens what you told us: keep it to yourself.',
    es: 'Habla de contraseña, código o datos del banco. Por mensaje nunca los pedimos. El número de autenticación abre su registro: guárdelo solo para usted.',
    fr: 'Il parle de mot de passe, de code ou de coordonnées bancaires. Nous ne les demandons jamais par message. Le numéro d’authentification ouvre votre récit : gardez-le pour vous.',
  },
  personal: {
    pt: 'Pede dados seus, foto ou documento. Por e-mail, SMS ou WhatsApp nunca os pedimos.',
    en: 'It asks for your data, a photo or a document. We never do that by e-mail, SMS or WhatsApp.',
    es: 'Pide datos suyos, una foto o un documento. Por correo, SMS o WhatsApp nunca los pedimos.',
    fr: 'Il demande vos données, une photo ou un document. Par e-mail, SMS ou WhatsApp, nous ne les demandons jamais.',
  },
  program: {
    pt: 'Traz ou manda instalar um programa. Nunca enviamos programas nem arquivos compactados.',
    en: 'It carries a program or tells you to install one. We never send programs or archives.',
    es: 'Trae o manda instalar un programa. Nunca enviamos programas ni archivos comprimidos.',
    fr: 'Il contient ou fait installer un programme. Nous n’envoyons jamais de programmes ni d’archives.',
  },
  threat: {
    pt: 'Ameaça ou dá prazo para assustar. Ninguém é preso nem intimado por mensagem nossa.',
    en: 'It threatens you or sets a deadline to frighten you. We never arrest or summon anyone by message.',
    es: 'Amenaza o da un plazo para asustar. Nadie es detenido ni citado por un mensaje nuestro.',
    fr: 'Il menace ou fixe un délai pour faire peur. Personne n’est arrêté ni convoqué par un message de notre part.',
  },
  secrecy: {
    pt: 'Pede segredo. Pode e deve mostrá-la a alguém de confiança.',
    en: 'It asks for secrecy. You can and should show it to somebody you trust.',
    es: 'Pide secreto. Puede y debe mostrarlo a alguien de confianza.',
    fr: 'Il demande le secret. Vous pouvez et devez le montrer à une personne de confiance.',
  },
  'private-contact': {
    pt: 'Usa WhatsApp, Telegram ou um e-mail particular. Não falamos por eles.',
    en: 'It uses WhatsApp, Telegram or a private e-mail address. We do not talk through them.',
    es: 'Usa WhatsApp, Telegram o un correo particular. No hablamos por ellos.',
    fr: 'Il utilise WhatsApp, Telegram ou une adresse e-mail privée. Nous ne parlons pas par ces moyens.',
  },
})
