import type { DeliveredReport } from '@delegacia/contract/delivery/delivered-report'
import type { AnswersOfEvent } from '../reports/events/kept-answers.ts'

/** An addendum as another system gets it: its file by the hash, and its answers as data. */
export const deliveredAddendum = ({
  event,
  answers,
}: AnswersOfEvent): DeliveredReport['adendos'][number] => ({
  em: event.at.toISOString(),
  sha256: event.addendumSha256,
  campos: [...event.campos],
  ...(answers.length > 0 && {
    respostas: answers.map(({ campo, label, before, after, resposta }) => ({
      campo,
      rotulo: label,
      ...(before !== undefined && { antes: before }),
      depois: after,
      valor: resposta,
    })),
  }),
})
