import { defineTexts } from '../../language/text.ts'

export const accessTexts = defineTexts({
  noThread: {
    pt: 'Não achamos um boletim com este número e este código. Confira os dois e tente de novo.',
    en: 'We found no report with this number and this code. Check both and try again.',
    es: 'No encontramos una denuncia con este número y este código. Revise los dos e inténtelo de nuevo.',
    fr: 'Nous n’avons trouvé aucune déclaration avec ce numéro et ce code. Vérifiez les deux et réessayez.',
  },
  readOnly: {
    pt: 'Este código é só para ler. Para escrever, é preciso o código de quem registrou.',
    en: 'This code is for reading only. Writing takes the code of whoever registered.',
    es: 'Este código es solo para leer. Para escribir hace falta el código de quien registró.',
    fr: 'Ce code sert seulement à lire. Pour écrire, il faut le code de la personne qui a déclaré.',
  },
})
