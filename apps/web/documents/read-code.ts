import { defineTexts, type Text } from '@delegacia/domain/language/text'
import { readAuthenticationCode } from '@delegacia/domain/rules/authentication-code'

const texts = defineTexts({
  missing: {
    pt: 'Escreva o número de autenticação digital',
    en: 'Enter the digital authentication number',
    es: 'Escriba el número de autenticación digital',
    fr: 'Écrivez le numéro d’authentification numérique',
  },
  mistyped: {
    pt: 'Há um erro de digitação nesse número. Confira letra por letra.',
    en: 'There is a typing error in this number. Check it letter by letter.',
    es: 'Ese número tiene un error de escritura. Compruébelo letra por letra.',
    fr: 'Ce numéro comporte une faute de frappe. Vérifiez-le lettre par lettre.',
  },
  bulletin: {
    pt: 'Esse é o número do boletim. Aqui vale outro: o número de autenticação digital, de 16 letras e números. Ele está no PDF do boletim e apareceu na tela ao fim do registro. Se não o tem mais, leve o número do boletim e um documento seu a uma delegacia.',
    en: 'That is the report number. Here you need another one: the digital authentication number, with 16 letters and digits. It is on the PDF of the report and was shown when you finished. If you no longer have it, take the report number and your identity document to a police station.',
    es: 'Ese es el número de la denuncia. Aquí se usa otro: el número de autenticación digital, de 16 letras y números. Está en el PDF de la denuncia y apareció al terminar el registro. Si ya no lo tiene, lleve el número de la denuncia y su documento a una comisaría.',
    fr: 'C’est le numéro de la déclaration. Ici, il en faut un autre : le numéro d’authentification numérique, de 16 lettres et chiffres. Il figure sur le PDF et s’est affiché à la fin de la déclaration. Si vous ne l’avez plus, présentez le numéro de la déclaration et votre pièce d’identité dans un commissariat.',
  },
})

/** The digits of a bulletin number with or without its leading zeros: unit, year, sequence and check digit, mistyped or not. */
const bulletinDigits = /^(?:00)?\d{3}20\d{9}$/

/** The authentication code as it was issued, or why the typed text is none (FI-06, FI-07). */
export function readCode(typed: string): { code: string } | { refusal: Text } {
  const code = readAuthenticationCode(typed)
  if (code) return { code }
  if (!typed.trim()) return { refusal: texts.missing }
  return { refusal: bulletinDigits.test(typed.replace(/[\s./-]/g, '')) ? texts.bulletin : texts.mistyped }
}
