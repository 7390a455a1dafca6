import type { BesideLocale } from '../report-document.ts'

export type BesideWords = { lang: string; title: string; account: string; note: string; test: string }

/** The paper's own words in the other languages; the paper has the Portuguese ones. */
export const besideWords: Record<BesideLocale, BesideWords> = {
  'en-us': {
    lang: 'en',
    title: 'Police report',
    account: 'Account of what happened',
    note: 'Police report of the State of Pará, Brazil, in Portuguese with English beside it; the Portuguese text prevails. To check this paper, scan the code or open the address. The electronic seal shows any change to the file.',
    test: 'TEST – NO LEGAL VALUE',
  },
  'es-es': {
    lang: 'es',
    title: 'Denuncia policial',
    account: 'Relato de lo ocurrido',
    note: 'Denuncia policial del Estado de Pará, Brasil, en portugués con el español al lado; prevalece el texto en portugués. Para comprobar este papel, escanee el código o abra la dirección. El sello electrónico muestra cualquier cambio en el archivo.',
    test: 'PRUEBA – SIN VALOR LEGAL',
  },
  'fr-fr': {
    lang: 'fr',
    title: 'Déclaration de police',
    account: 'Récit des faits',
    note: 'Déclaration de police de l’État du Pará, Brésil, en portugais avec le français à côté\u00a0; le texte portugais fait foi. Pour vérifier ce document, scannez le code ou ouvrez l’adresse. Le sceau électronique montre toute modification du fichier.',
    test: 'TEST – SANS VALEUR LÉGALE',
  },
}
