import { defineTexts } from '../../language/text.ts'

export const accessTexts = defineTexts({
  noThread: {
    pt: 'Não achamos um boletim com este número e este número de autenticação. Confira os dois e tente de novo.',
    en: 'We found no report with this number and this authentication number. Check both and try again.',
    es: 'No encontramos una denuncia con este número y este número de autenticación. Revise los dos e inténtelo de nuevo.',
    fr: 'Nous n’avons trouvé aucune déclaration avec ce numéro et ce numéro d’authentification. Vérifiez les deux et réessayez.',
  },
  readOnly: {
    pt: 'Este código é só para ler. Para escrever, é preciso o número de autenticação de quem registrou.',
    en: 'This code is for reading only. To write, you need the authentication number of the person who reported.',
    es: 'Este código es solo para leer. Para escribir hace falta el número de autenticación de quien registró.',
    fr: 'Ce code sert seulement à lire. Pour écrire, il faut le numéro d’authentification de la personne qui a déclaré.',
  },
})
