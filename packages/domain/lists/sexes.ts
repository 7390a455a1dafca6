import { list } from './list.ts'

/** COMBO_SEXO: the sex in the civil register; its id is the parameter of COMBO_IDENTIDADE_GENERO. */
export const sexes = list(
  [
    ['F', 'Feminino', 'Female', 'Femenino', 'Féminin'],
    ['M', 'Masculino', 'Male', 'Masculino', 'Masculin'],
  ],
  { order: 'as written' },
)
