import { list } from './list.ts'

/** Every unit of COMBO_OBJETOUNIDADEMEDIDA. */
// prettier-ignore
export const measureUnits = list(
  [[1, 'Unidade', 'Unit', 'Unidad', 'Unité'], [2, 'Par', 'Pair', 'Par', 'Paire'], [3, 'Caixa', 'Box', 'Caja', 'Boîte'], [4, 'Pacote', 'Package', 'Paquete', 'Paquet'], [5, 'Quilograma', 'Kilogram', 'Kilogramo', 'Kilogramme'], [6, 'Grama', 'Gram', 'Gramo', 'Gramme'], [7, 'Tonelada', 'Metric ton', 'Tonelada', 'Tonne'], [8, 'Litro', 'Liter', 'Litro', 'Litre'], [9, 'Mililitro', 'Milliliter', 'Mililitro', 'Millilitre'], [10, 'Metro', 'Meter', 'Metro', 'Mètre'], [11, 'Metro quadrado', 'Square meter', 'Metro cuadrado', 'Mètre carré'], [12, 'Metro cúbico', 'Cubic meter', 'Metro cúbico', 'Mètre cube'], [13, 'Dúzia', 'Dozen', 'Docena', 'Douzaine'], [14, 'Saca', 'Sack', 'Saco', 'Sac'], [15, 'Rolo', 'Roll', 'Rollo', 'Rouleau'], [16, 'Folha', 'Sheet', 'Hoja', 'Feuille'], [17, 'Real (R$)', 'Brazilian real (R$)', 'Real brasileño (R$)', 'Réal brésilien (R$)'], [18, 'Cabeça (animal)', 'Head (animal)', 'Cabeza (animal)', 'Tête (animal)']],
  { order: 'by name', first: [1] },
)
