import type { ReportProgress } from '@delegacia/contract/desk/report-progress'
import { notHereTexts } from '@delegacia/domain/desk/citizen/not-here-texts'
import type { Classification } from '@delegacia/domain/desk/events/event-parts'
import type { Progress } from '@delegacia/domain/desk/events/progress'
import { findCrime } from '@delegacia/domain/lists/crimes'
import { naturesOf } from '@delegacia/domain/lists/natures'

/** What of the citizen waits for another officer's decision; nothing in it was written by anybody. */
export function waitingAnswer({
  notHere,
  proposal,
  reported,
}: Progress): Pick<ReportProgress, 'recurso' | 'discordancia'> {
  return {
    ...(notHere?.appealedAt &&
      notHere.appealGranted === undefined && {
        recurso: {
          desde: notHere.appealedAt.toISOString(),
          motivo: notHere.reason,
          baseLegal: notHereTexts[notHere.reason].law.pt,
        },
      }),
    ...(proposal?.disagreedAt &&
      proposal.decided === undefined && {
        discordancia: {
          desde: proposal.disagreedAt.toISOString(),
          de: nameOf(reported),
          para: nameOf(proposal.to),
        },
      }),
  }
}

const nameOf = ({ crime, nature }: Classification): string =>
  naturesOf(crime, 'pt-br').find(({ id_natureza }) => id_natureza === nature)?.ds_natureza ??
  findCrime(crime)?.name.pt ??
  ''
