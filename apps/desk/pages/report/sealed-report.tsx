import type { DeskReport } from '@delegacia/contract/desk/report'
import { postForFile } from '../../api/ask-desk.ts'
import { SealedFile } from './sealed-file.tsx'

type Props = {
  report: Pick<DeskReport, 'papelSha256' | 'andamento'>
  /** What its button says: two papers may go to the judge, each with it, and no two buttons sound the same. */
  label?: string
}

/** The sealed paper of the report, which goes to the judge along with what the police send. */
export const SealedReport = ({
  report: { papelSha256, andamento },
  label = 'Baixar o boletim selado',
}: Props) =>
  papelSha256 === undefined ? (
    <p>O boletim ainda está sendo selado.</p>
  ) : (
    <SealedFile
      read={() => postForFile('/boletins/{boletim}/papel/ler', {}, { path: { boletim: andamento.id } })}
    >
      {label}
    </SealedFile>
  )
