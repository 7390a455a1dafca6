import { useState } from 'react'
import { postDesk } from '../../../api/ask-desk.ts'
import { TextField } from '../../../frame/text-field.tsx'
import { ActDialog } from '../acts/act-dialog.tsx'

type OriginalDialogProps = {
  report: string
  file: { id: string; nome: string }
  onAsked: () => void
  onClose: () => void
}

/** CE-16. Nobody opens an original alone: one asks with a reason, another signs it. */
export function OriginalDialog({ report, file, onAsked, onClose }: OriginalDialogProps) {
  const [why, setWhy] = useState('')
  return (
    <ActDialog
      title={`Pedir o original de ${file.nome}`}
      line="O original é o arquivo como chegou, com tudo o que ele traz. Um segundo policial lê o motivo e assina; você o baixa uma vez, e quem registrou vê que foi aberto."
      label="Pedir a segunda assinatura"
      ready={why.trim() !== ''}
      onClose={onClose}
      act={async () => {
        const body = { ato: 'abrir-original', evidencia: file.id, porque: why } as const
        await postDesk('/boletins/{boletim}/assinaturas', body, { path: { boletim: report } })
        onAsked()
      }}
    >
      <TextField label="Para que você precisa dele" value={why} onChange={setWhy} />
    </ActDialog>
  )
}
