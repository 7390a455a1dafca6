import { shownIdentityDocuments, identityNames } from '@delegacia/domain/desk/identity-documents'
import { showToast } from '@delegacia/ui/notices/toast-store'
import { useState } from 'react'
import { postDesk } from '../../../api/ask-desk.ts'
import { SelectField } from '../../../frame/select-field.tsx'
import { TextField } from '../../../frame/text-field.tsx'
import { ActDialog } from '../acts/act-dialog.tsx'
import type { ReportDialogProps } from '../acts/report-dialog-props.ts'

/** QU-18. In person, with identity; a second officer signs before the old code dies. */
export function NewCodeDialog({ open: { progress }, onClose }: ReportDialogProps) {
  const [documento, setDocument] = useState('')
  const [porque, setWhy] = useState('')
  const [isHere, setIsHere] = useState(false)
  const chosen = shownIdentityDocuments.find((one) => one === documento)
  return (
    <ActDialog
      title="Dar um número de autenticação novo"
      line="Para quem registrou e perdeu o número de autenticação digital, em pessoa. O antigo e os códigos de leitura morrem; o boletim e o papel continuam valendo."
      label="Pedir a segunda assinatura"
      ready={isHere && chosen !== undefined && porque.trim() !== ''}
      onClose={onClose}
      act={async () => {
        if (!chosen) return
        const body = { ato: 'codigo-novo', documento: chosen, porque } as const
        await postDesk('/boletins/{boletim}/assinaturas', body, { path: { boletim: progress.id } })
        showToast('Pedido feito. Depois da assinatura, conclua em “Assinaturas”, com a pessoa ao lado.', {
          tone: 'good',
          seconds: 8,
        })
      }}
    >
      <SelectField
        label="Documento que você viu"
        value={documento}
        options={shownIdentityDocuments.map((one) => [one, identityNames[one]])}
        onChange={setDocument}
      />
      <TextField
        label="O que aconteceu com o número de autenticação, e como você conferiu a pessoa"
        value={porque}
        onChange={setWhy}
      />
      <div className="choices">
        <label>
          <input type="checkbox" checked={isHere} onChange={({ target }) => setIsHere(target.checked)} />
          <span>A pessoa está aqui, é quem registrou, e nome e foto conferem</span>
        </label>
      </div>
      {progress.emCasa && (
        <p className="note small">
          Fale com ela a sós. Quem a acompanha pode ser a pessoa de quem ela tem medo.
        </p>
      )}
    </ActDialog>
  )
}
