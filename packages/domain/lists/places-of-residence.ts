import { list } from './list.ts'

/** COMBO_LOCAL_MORADIA: document 1 fixes 1 (lives in Brazil) and 2 (foreign tourist). The texts fit both the reporter and the other people of the report. */
export const placesOfResidence = list(
  [
    [1, 'No Brasil', 'In Brazil', 'En Brasil', 'Au Brésil'],
    [
      2,
      'Em outro país: turista estrangeiro(a)',
      'In another country: foreign tourist',
      'En otro país: turista extranjero(a)',
      'Dans un autre pays : touriste étranger(ère)',
    ],
  ],
  { order: 'as written' },
)
