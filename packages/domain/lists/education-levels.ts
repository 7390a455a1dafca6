import { list } from './list.ts'

/** COMBO_ESCOLARIDADES, from the least schooling to the most. */
// prettier-ignore
export const educationLevels = list(
  [
    [1, 'Sem instrução / não alfabetizado', 'No schooling', 'Sin estudios / no alfabetizado', 'Sans instruction'],
    [2, 'Até o 5º ano incompleto do fundamental', 'Primary school (years 1–5) incomplete', 'Primaria (hasta 5.º) incompleta', 'Primaire (jusqu’à la 5e année) incomplet'],
    [3, '5º ano completo do fundamental', 'Primary school (year 5) complete', '5.º de primaria completo', '5e année du primaire achevée'],
    [4, '6º ao 9º ano incompleto do fundamental', 'Lower secondary incomplete', 'Secundaria básica incompleta', 'Collège incomplet'],
    [5, 'Ensino fundamental completo', 'Lower secondary complete', 'Secundaria básica completa', 'Collège achevé'],
    [6, 'Ensino médio incompleto', 'High school incomplete', 'Bachillerato incompleto', 'Lycée incomplet'],
    [7, 'Ensino médio completo', 'High school complete', 'Bachillerato completo', 'Baccalauréat'],
    [8, 'Ensino superior incompleto', 'University incomplete', 'Universidad incompleta', 'Études supérieures incomplètes'],
    [9, 'Ensino superior completo', 'University degree', 'Título universitario', 'Diplôme universitaire'],
    [10, 'Pós-graduação (especialização)', 'Postgraduate specialisation', 'Posgrado (especialización)', 'Spécialisation de troisième cycle'],
    [11, 'Mestrado', 'Master’s degree', 'Máster', 'Master'],
    [12, 'Doutorado', 'Doctorate', 'Doctorado', 'Doctorat'],
    [99, 'Não informado', 'Not stated', 'No informado', 'Non renseigné'],
  ],
  { order: 'as written' },
)
