import { list } from './list.ts'

/** COMBO_RACA: the categories of the census. */
export const races = list(
  [
    [1, 'Branca', 'White', 'Blanca', 'Blanche'],
    [2, 'Preta', 'Black', 'Negra', 'Noire'],
    [3, 'Amarela', 'Asian descent', 'Asiática (amarilla)', 'Asiatique'],
    [4, 'Parda', 'Brown / mixed', 'Parda (mestiza)', 'Métisse'],
    [5, 'Indígena', 'Indigenous', 'Indígena', 'Autochtone'],
    [9, 'Não declarada', 'Not declared', 'No declarada', 'Non déclarée'],
  ],
  { order: 'as written' },
)
