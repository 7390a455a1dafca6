import { partyRoles } from '@delegacia/domain/report/involved-party'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { SectionTopic, SummaryRow, SummarySection } from '@delegacia/flows/engine/summary-types'

type Section = SummarySection & { readonly about: SectionTopic }

/**
 * What of a report the request to a judge prints about people or about the fact: without any telephone or e-mail, save those of
 * the person against whom it asks. The other side reads what lies before the judge (decision 0063).
 */
export const petitionSections = <S extends Section>(
  sections: readonly S[],
  about: 'people' | 'fact',
  report: Occurrence,
): S[] =>
  sections
    .filter((section) => section.about === about)
    .map((section) => ({
      ...section,
      entries: section.entries.map((entry) => ({
        ...entry,
        rows: entry.rows.filter(({ campo }) => !tellsHowToReach(campo, report)),
      })),
    }))

function tellsHowToReach(campo: SummaryRow['campo'], { envolvido }: Occurrence): boolean {
  const [, place] = /^\/envolvido\/(\d+)\/(?:contato\/|id_ddi$)/.exec(campo) ?? []
  return place !== undefined && envolvido[Number(place)]?.atuacao !== partyRoles.suspect
}
