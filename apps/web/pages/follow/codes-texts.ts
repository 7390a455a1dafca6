import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  helper: {
    pt: 'Quem pode me ajudar',
    en: 'Who can help me',
    es: 'Quién puede ayudarme',
    fr: 'Qui peut m’aider',
  },
  helperLead: {
    pt: 'Dê a quem ajuda você (advogada, CRAS, Defensoria) um código só para ler. Pode desfazê-lo quando quiser.',
    en: 'Give the person who helps you (a lawyer, social services) a read-only code. You can end it whenever you want.',
    es: 'Dé a quien le ayuda (abogada, servicios sociales) un código solo de lectura. Puede anularlo cuando quiera.',
    fr: 'Donnez à la personne qui vous aide (avocate, services sociaux) un code de lecture seule. Vous pouvez l’annuler quand vous voulez.',
  },
  give: {
    pt: 'Criar um código só para ler',
    en: 'Create a read-only code',
    es: 'Crear un código solo para leer',
    fr: 'Créer un code de lecture seule',
  },
  once: {
    pt: 'Anote agora: o código aparece só desta vez.',
    en: 'Write it down now: the code is shown only once.',
    es: 'Anótelo ahora: el código aparece una sola vez.',
    fr: 'Notez-le maintenant : le code ne s’affiche qu’une fois.',
  },
  reader: {
    pt: 'Código de leitura {place}',
    en: 'Read-only code {place}',
    es: 'Código de lectura {place}',
    fr: 'Code de lecture {place}',
  },
  revoke: { pt: 'Desfazer', en: 'End it', es: 'Anular', fr: 'Annuler' },
  close: {
    pt: 'Fechar este número de autenticação',
    en: 'Close this authentication number',
    es: 'Cerrar este número de autenticación',
    fr: 'Fermer ce numéro d’authentification',
  },
  closeLead: {
    pt: 'Se outra pessoa viu o número de autenticação, feche-o: ele não abre mais nada. O boletim continua registrado, e a polícia continua com ele.',
    en: 'If somebody else has seen the authentication number, close it: it will no longer open anything. The report stays registered, and the police still have it.',
    es: 'Si otra persona vio el número de autenticación, ciérrelo: ya no abre nada. La denuncia sigue registrada y la policía sigue con ella.',
    fr: 'Si quelqu’un d’autre a vu le numéro d’authentification, fermez-le : il n’ouvre plus rien. La déclaration reste enregistrée, et la police la garde.',
  },
  sure: {
    pt: 'Fechar de vez? Para ter outro número, será preciso ir a uma delegacia com um documento.',
    en: 'Close it for good? To get another one you will have to go to a police station with an identity document.',
    es: '¿Cerrarlo del todo? Para tener otro número habrá que ir a una comisaría con un documento.',
    fr: 'Le fermer pour de bon ? Pour en obtenir un autre, il faudra aller au commissariat avec une pièce d’identité.',
  },
  keep: { pt: 'Não fechar', en: 'Do not close', es: 'No cerrar', fr: 'Ne pas fermer' },
})
