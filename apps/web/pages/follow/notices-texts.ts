import { defineTexts } from '@delegacia/domain/language/text'

export const texts = defineTexts({
  title: { pt: 'Avisos por e-mail', en: 'Notices by e-mail', es: 'Avisos por correo', fr: 'Avis par e-mail' },
  offer: {
    pt: 'Quer saber quando houver algo novo? Escrevemos para {email}, no máximo uma vez por dia. O aviso não diz o que é, nem traz número ou link.',
    en: 'Would you like to know when there is something new? We write to {email}, at most once a day. The notice does not say what it is, and has no number and no link.',
    es: '¿Quiere saber cuando haya algo nuevo? Escribimos a {email}, una vez por día como máximo. El aviso no dice qué es, ni trae número o enlace.',
    fr: 'Voulez-vous savoir quand il y a du nouveau ? Nous écrivons à {email}, une fois par jour au plus. L’avis ne dit pas quoi, et ne contient ni numéro ni lien.',
  },
  reader: {
    pt: 'Quem lê esse e-mail vê que você fala com a Delegacia Virtual.',
    en: 'Anyone who reads that mailbox will see that you are in touch with the online police station.',
    es: 'Quien lea ese correo verá que usted habla con la comisaría virtual.',
    fr: 'Toute personne qui lit cette boîte verra que vous êtes en contact avec le commissariat en ligne.',
  },
  wanted: {
    pt: 'Quando houver algo novo, avisamos {email}, no máximo uma vez por dia.',
    en: 'When there is something new we write to {email}, at most once a day.',
    es: 'Cuando haya algo nuevo, avisamos a {email}, una vez por día como máximo.',
    fr: 'Quand il y a du nouveau, nous écrivons à {email}, une fois par jour au plus.',
  },
  ask: { pt: 'Quero avisos', en: 'Send me notices', es: 'Quiero avisos', fr: 'Recevoir les avis' },
  stop: { pt: 'Parar os avisos', en: 'Stop the notices', es: 'Dejar de avisar', fr: 'Arrêter les avis' },
})
