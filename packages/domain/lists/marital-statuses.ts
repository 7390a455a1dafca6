import { list } from './list.ts'

/** COMBO_ESTADOSCIVIS. */
export const maritalStatuses = list(
  [
    [1, 'Solteiro(a)', 'Single', 'Soltero(a)', 'Célibataire'],
    [2, 'Casado(a)', 'Married', 'Casado(a)', 'Marié(e)'],
    [3, 'Viúvo(a)', 'Widowed', 'Viudo(a)', 'Veuf/Veuve'],
    [4, 'Divorciado(a)', 'Divorced', 'Divorciado(a)', 'Divorcé(e)'],
    [5, 'União estável', 'Civil partnership', 'Unión de hecho', 'Union libre (concubinage)'],
    [
      6,
      'Separado(a) judicialmente',
      'Legally separated',
      'Separado(a) judicialmente',
      'Séparé(e) judiciairement',
    ],
    [9, 'Não informado', 'Not stated', 'No informado', 'Non renseigné'],
  ],
  { order: 'as written' },
)
