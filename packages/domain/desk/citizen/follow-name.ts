import { defineTexts } from '../../language/text.ts'

/** What the page is called on which a citizen follows a report: on screens, in letters and, in Portuguese, on paper. */
export const { followName } = defineTexts({
  followName: {
    pt: 'Acompanhar o boletim',
    en: 'Follow your report',
    es: 'Seguir la denuncia',
    fr: 'Suivre la déclaration',
  },
})
