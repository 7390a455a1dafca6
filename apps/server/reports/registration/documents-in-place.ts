import { sentDocumentPlace, withDocumentsByKind } from '@delegacia/domain/report/documents-by-kind'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { FieldIssue } from '@delegacia/flows/engine/report-issues'

/** The report with everybody's CPF where the forms have it: a document is what its kind says, not its place in the list. */
export const withDocumentsInPlace = (report: Occurrence): Occurrence => ({
  ...report,
  envolvido: report.envolvido.map(withDocumentsByKind),
})

const documentPath = /^(\/envolvido\/(\d+)\/documento\/)(\d+)/

/** An issue of a document at the place where the client sent it. */
export const atSentDocument =
  ({ envolvido }: Occurrence) =>
  (one: FieldIssue): FieldIssue => ({
    ...one,
    campo: one.campo.replace(documentPath, (_, before: string, person: string, place: string) => {
      const party = envolvido[Number(person)]
      return `${before}${party ? sentDocumentPlace(party, Number(place)) : place}`
    }),
  })
