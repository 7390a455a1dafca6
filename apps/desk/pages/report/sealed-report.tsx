import type { DeskReport } from '@delegacia/contract/desk/report'
import { postForFile } from '../../api/ask-desk.ts'
import { SealedFile } from './sealed-file.tsx'

/** The sealed paper of the report, which goes to the judge along with what the police send. */
export const SealedReport = ({
  report: { papelSha256, andamento },
}: {
  report: Pick<DeskReport, 'papelSha256' | 'andamento'>
}) =>
  papelSha256 === undefined ? (
    <p>O boletim ainda está sendo selado.</p>
  ) : (
    <SealedFile
      read={() => postForFile('/boletins/{boletim}/papel/ler', {}, { path: { boletim: andamento.id } })}
    >
      Baixar o boletim selado
    </SealedFile>
  )
