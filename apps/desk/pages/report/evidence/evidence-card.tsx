import { acts } from '@delegacia/domain/desk/acts/table'
import { isAllowed } from '@delegacia/domain/desk/permissions'
import { Card } from '@delegacia/ui/card'
import { useState } from 'react'
import { getDesk } from '../../../api/ask-desk.ts'
import { useLoad } from '../../../api/use-load.ts'
import { Bones } from '../../../frame/bones.tsx'
import { LoadFailure } from '../../../frame/load-failure.tsx'
import { useDuties } from '../../../session/use-duties.ts'
import { EvidenceFile } from './evidence-file.tsx'
import { OriginalDialog } from './original-dialog.tsx'
import { OriginalRequests } from './original-requests.tsx'

type EvidenceCardProps = { report: string; unit: number }

/** OF-19. The files of a report: what they are, whether they were examined, and a copy that is safe to look at. */
export function EvidenceCard({ report, unit }: EvidenceCardProps) {
  const files = useLoad(`evidence ${report}`, () =>
    getDesk('/boletins/{boletim}/evidencias', { path: { boletim: report } }),
  )
  const mayAsk = isAllowed(useDuties(), acts['abrir-original'].right, { unit })
  const [asked, setAsked] = useState<{ id: string; nome: string }>()
  const [times, setTimes] = useState(0)
  return (
    <Card title={files.value ? `Evidências (${files.value.length})` : 'Evidências'}>
      <LoadFailure of={files} />
      {!files.value && files.busy && <Bones what="Carregando as evidências" />}
      {files.value?.length === 0 && <p className="soft">Quem registrou não mandou arquivos.</p>}
      {files.value && files.value.length > 0 && (
        <>
          <p className="small soft">
            Cada cópia é refeita, sem os dados escondidos do arquivo. Ver uma página fica no registro.
          </p>
          {mayAsk && <OriginalRequests key={times} report={report} />}
          <ul className="files">
            {files.value.map((file) => (
              <EvidenceFile
                key={file.id}
                report={report}
                file={file}
                onReload={files.reload}
                onAsk={mayAsk ? () => setAsked(file) : undefined}
              />
            ))}
          </ul>
        </>
      )}
      {asked && (
        <OriginalDialog
          report={report}
          file={asked}
          onAsked={() => setTimes(times + 1)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Card>
  )
}
