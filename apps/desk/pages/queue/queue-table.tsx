import type { QueueRowAnswer } from '@delegacia/contract/desk/queues'
import { QueueRow } from './queue-row.tsx'
import type { QueueState } from './queue-state.ts'

type QueueTableProps = {
  shown: QueueState
  name: string
  here: string | undefined
  /** The report that is being claimed. */
  claiming: string | undefined
  onHere: (id: string) => void
  mayReopen: boolean
  /** What its order is, in words. */
  order: readonly [label: string, line: string]
  onTake: (row: QueueRowAnswer) => void
}

const heads = ['Prazo', 'Ocorrência', 'Lugar', 'Recebido', 'Estado', 'Com quem']

/** OF-09. The roles are written out: below 1024 px the rows are cards, and browsers would drop them. */
export function QueueTable({
  shown: { urgent, rows },
  name,
  here,
  claiming,
  mayReopen,
  order,
  onHere,
  onTake,
}: QueueTableProps) {
  const lane = (label: string, line: string, own: readonly QueueRowAnswer[], className?: string) =>
    own.length > 0 && (
      <tbody role="rowgroup" className={className}>
        <tr role="row">
          <th role="rowheader" scope="rowgroup" colSpan={6} className="lane">
            {label} <span className="soft">{line}</span>
          </th>
        </tr>
        {own.map((row) => (
          <QueueRow
            key={row.id}
            row={row}
            isHere={row.id === here}
            busy={row.id === claiming}
            onHere={() => onHere(row.id)}
            mayReopen={mayReopen}
            onTake={() => onTake(row)}
          />
        ))}
      </tbody>
    )
  const danger = 'atendimento imediato e medida protetiva; o relógio não para em fim de semana'
  return (
    <table className="queue" role="table" aria-label={name}>
      <thead role="rowgroup">
        <tr role="row">
          {heads.map((head) => (
            <th key={head} role="columnheader" scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {lane('Agir agora', danger, urgent, 'urgent')}
      {lane(...order, rows)}
    </table>
  )
}
