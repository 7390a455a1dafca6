import type { InvolvedParty } from './involved-party.ts'
import type { Occurrence } from './occurrence.ts'

/** What a person tells only the police: it is kept with the report and stands on no paper. */
const policeOnly: ReadonlySet<string> = new Set([
  'id_identidade_genero',
  'id_grupo',
  'id_orientacao_sexual',
  'id_raca',
  'id_escolaridade',
  'id_moradia',
  'contato_seguro',
  'pede_medida',
  'para_atingir',
  'vitima_deficiencia',
] as const satisfies readonly (keyof InvolvedParty)[])

/** Whether an answer, by its JSON pointer, stays with the police. */
export const isPoliceOnly = (campo: string): boolean =>
  campo.startsWith('/envolvido/') && policeOnly.has(campo.slice(campo.lastIndexOf('/') + 1))

export const withoutPoliceOnly = (report: Occurrence): Occurrence => ({
  ...report,
  envolvido: report.envolvido.map(
    (party) =>
      Object.fromEntries(Object.entries(party).filter(([name]) => !policeOnly.has(name))) as InvolvedParty,
  ),
})
