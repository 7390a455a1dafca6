import { list } from './list.ts'

/** Colours of vehicles and things, as the national vehicle register numbers them. */
// prettier-ignore
export const colours = list(
  [[1, 'Amarela', 'Yellow', 'Amarillo', 'Jaune'], [2, 'Azul', 'Blue', 'Azul', 'Bleu'], [3, 'Bege', 'Beige', 'Beis', 'Beige'], [4, 'Branca', 'White', 'Blanco', 'Blanc'], [5, 'Cinza', 'Gray', 'Gris', 'Gris'], [6, 'Dourada', 'Gold', 'Dorado', 'Doré'], [7, 'Grená', 'Maroon', 'Granate', 'Grenat'], [8, 'Laranja', 'Orange', 'Naranja', 'Orange'], [9, 'Marrom', 'Brown', 'Marrón', 'Marron'], [10, 'Prata', 'Silver', 'Plateado', 'Argent'], [11, 'Preta', 'Black', 'Negro', 'Noir'], [12, 'Rosa', 'Pink', 'Rosa', 'Rose'], [13, 'Roxa', 'Purple', 'Morado', 'Violet'], [14, 'Verde', 'Green', 'Verde', 'Vert'], [15, 'Vermelha', 'Red', 'Rojo', 'Rouge'], [16, 'Fantasia', 'Multicolor', 'Multicolor', 'Multicolore'], [99, 'Não sei informar', "I don't know", 'No lo sé', 'Je ne sais pas']],
  { order: 'by name', last: [16, 99] },
)
