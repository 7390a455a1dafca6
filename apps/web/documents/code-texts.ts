import { defineTexts } from '@delegacia/domain/language/text'

/** How an authentication number is asked for. */
export const codeTexts = defineTexts({
  label: {
    pt: 'Número de autenticação digital',
    en: 'Digital authentication number',
    es: 'Número de autenticación digital',
    fr: 'Numéro d’authentification numérique',
  },
  hint: {
    pt: '16 letras e números, como ABCD-1234-EFGH-5678',
    en: '16 letters and digits, like ABCD-1234-EFGH-5678',
    es: '16 letras y números, como ABCD-1234-EFGH-5678',
    fr: '16 lettres et chiffres, comme ABCD-1234-EFGH-5678',
  },
})

/** Keeps a code on one line: browsers break lines after a hyphen. Takes and gives plain text. */
export const unbroken = (text: string): string => text.replaceAll('-', '-\u2060')
