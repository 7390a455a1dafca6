import type { DeskReport } from '@delegacia/contract/desk/report'
import { DependsCard } from './depends-card.tsx'
import { NoCourtCard } from './no-court-card.tsx'

/** What the law lets the police do here at once, and what it asks of the victim. */
export const LawCards = ({ report }: { report: DeskReport }) => (
  <>
    <NoCourtCard court={report.semJuiz} />
    <DependsCard sentences={report.dependeDaVitima} />
  </>
)
