/** First paragraph of every narrative; the offences that it names are those of a false report. */
export const opening =
  'Por meio da Delegacia Virtual do Estado do Pará, o(a) comunicante abaixo qualificado(a), ciente de que comunicar falsamente ' +
  'crime ou contravenção é crime (artigos 138, 339 e 340 do Código Penal), declarou o que segue.'

/** Last paragraph of every narrative. */
export const closing =
  'Nada mais declarou. O relato foi mantido como escrito e é de responsabilidade de quem o declarou. Alterações neste boletim só ' +
  'podem ser feitas em uma unidade policial.'
