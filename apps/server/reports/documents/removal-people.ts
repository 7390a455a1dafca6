import { partyRoles } from '@delegacia/domain/report/involved-party'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { DocumentSection, SummaryRow } from '@delegacia/flows/engine/summary-types'
import { petitionSections } from './petition-sections.ts'

type People = { protects: DocumentSection[]; removes: DocumentSection[] }

/**
 * Whom an order to leave the home protects and whom it removes, as the report knows them: as the request to the judge prints
 * people, and nobody else.
 */
export function removalPeople(sections: readonly DocumentSection[], report: Occurrence): People {
  const people = petitionSections(sections, 'people', report)
  const only = (isMeant: (place: number) => boolean) =>
    people.flatMap((section) => {
      const entries = section.entries.filter(({ rows }) => rows.some((row) => isMeant(placeOf(row))))
      return entries.length > 0 ? [{ ...section, entries }] : []
    })
  return {
    protects: only((place) => isProtected(report, place)),
    removes: only((place) => report.envolvido[place]?.atuacao === partyRoles.suspect),
  }
}

const placeOf = ({ campo }: SummaryRow): number => Number(/^\/envolvido\/(\d+)\//.exec(campo)?.[1] ?? -1)

/** A victim, and the woman whom somebody wanted to hit by hurting a person close to her. */
function isProtected({ envolvido, respostas }: Occurrence, place: number): boolean {
  const party = envolvido[place]
  if (!party) return false
  if (party.atuacao === partyRoles.victim || party.isVitima === true) return true
  return place === 0 && (respostas?.isVitima === true || party.para_atingir === true)
}
