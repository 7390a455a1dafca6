import type { Occurrence } from '../../report/occurrence.ts'

/** What of a report cannot wait, by what its reporter answered: protection that was asked of a judge, and help at once. */
export const urgencyOf = ({ envolvido, respostas }: Occurrence) => ({
  asksMeasure: envolvido.some(({ pede_medida }) => pede_medida === true),
  immediate: respostas?.atendimentoImediato === true,
})
