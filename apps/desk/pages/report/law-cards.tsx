import type { ComponentProps } from 'react'
import { DependsCard } from './depends-card.tsx'
import { NoCourtCard } from './no-court-card.tsx'

/** What the law lets the police do here at once, and what it asks of the victim. */
export const LawCards = (props: ComponentProps<typeof NoCourtCard>) => (
  <>
    <NoCourtCard {...props} />
    <DependsCard sentences={props.report.dependeDaVitima} />
  </>
)
