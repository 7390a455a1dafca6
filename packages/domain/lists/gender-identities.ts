import { list } from './list.ts'

/** Every gender identity of COMBO_IDENTIDADE_GENERO. */
export const genderIdentities = list(
  [
    [1, 'Travesti', 'Travesti', 'Travesti', 'Travesti'],
    [2, 'Mulher transexual', 'Trans woman', 'Mujer trans', 'Femme trans'],
    [3, 'Homem transexual', 'Trans man', 'Hombre trans', 'Homme trans'],
    [4, 'Mulher cisgênero', 'Cisgender woman', 'Mujer cisgénero', 'Femme cisgenre'],
    [5, 'Homem cisgênero', 'Cisgender man', 'Hombre cisgénero', 'Homme cisgenre'],
    [6, 'Não binário(a)', 'Non-binary', 'No binario(a)', 'Non binaire'],
    [7, 'Outra', 'Other', 'Otra', 'Autre'],
    [8, 'Não se aplica', 'Not applicable', 'No se aplica', 'Sans objet'],
    [9, 'Prefiro não informar', 'Prefer not to say', 'Prefiero no decirlo', 'Je préfère ne pas répondre'],
  ],
  { order: 'by name', last: [7, 8, 9] },
)
