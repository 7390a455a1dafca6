import { list } from './list.ts'

/** COMBO_LOCAL_MORADIA: document 1 fixes 1 (lives in Brazil) and 2 (foreign tourist). */
export const placesOfResidence = list(
  [
    [1, 'Moro no Brasil', 'I live in Brazil', 'Vivo en Brasil', "J'habite au Brésil"],
    [
      2,
      'Sou turista estrangeiro(a)',
      'I am a foreign tourist',
      'Soy turista extranjero(a)',
      'Je suis touriste étranger(ère)',
    ],
  ],
  { order: 'as written' },
)
