import type { ReportProgress } from '@delegacia/contract/desk/report-progress'
import { eventWords } from '../words/event-words.ts'
import { timeOf } from '../words/times.ts'

/** What happened to a report, and by whom; no word of what was written. */
export const Changes = ({ changes }: { changes: ReportProgress['recentes'] }) => (
  <ul>
    {changes.map(({ versao, tipo, quem, quando }) => (
      <li key={versao}>
        {quem}: {eventWords[tipo]}, {timeOf(quando)}
      </li>
    ))}
  </ul>
)
