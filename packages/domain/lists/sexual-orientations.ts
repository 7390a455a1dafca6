import { list } from './list.ts'

/** Every orientation of COMBO_ORIENTACAO_SEXUAL. */
export const sexualOrientations = list(
  [
    [1, 'Heterossexual', 'Heterosexual', 'Heterosexual', 'Hétérosexuel(le)'],
    [
      2,
      'Homossexual (gay ou lésbica)',
      'Homosexual (gay or lesbian)',
      'Homosexual (gay o lesbiana)',
      'Homosexuel(le) (gay ou lesbienne)',
    ],
    [3, 'Bissexual', 'Bisexual', 'Bisexual', 'Bisexuel(le)'],
    [4, 'Assexual', 'Asexual', 'Asexual', 'Asexuel(le)'],
    [5, 'Pansexual', 'Pansexual', 'Pansexual', 'Pansexuel(le)'],
    [7, 'Outra', 'Other', 'Otra', 'Autre'],
    [8, 'Não se aplica', 'Not applicable', 'No se aplica', 'Sans objet'],
    [9, 'Prefiro não informar', 'Prefer not to say', 'Prefiero no decirlo', 'Je préfère ne pas répondre'],
  ],
  { order: 'by name', last: [7, 8, 9] },
)
