import type { DeskReport } from '@delegacia/contract/desk/report'
import { DependsCard } from './depends-card.tsx'
import { NoCourtCard } from './no-court-card.tsx'

type Props = { report: DeskReport; onRemoval: () => void }

/** What the law lets the police do here at once, and what it asks of the victim. */
export const LawCards = ({ report, onRemoval }: Props) => (
  <>
    <NoCourtCard court={report.semJuiz} progress={report.andamento} onRemoval={onRemoval} />
    <DependsCard sentences={report.dependeDaVitima} />
  </>
)
