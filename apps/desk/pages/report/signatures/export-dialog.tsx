import {
  exportPurposeNames,
  exportPurposes,
  type ExportPurpose,
} from '@delegacia/domain/desk/export-purposes'
import { showToast } from '@delegacia/ui/notices/toast-store'
import { useState } from 'react'
import { postDesk } from '../../../api/ask-desk.ts'
import { SelectField } from '../../../frame/select-field.tsx'
import { TextField } from '../../../frame/text-field.tsx'
import { ActDialog } from '../acts/act-dialog.tsx'
import type { ReportDialogProps } from '../acts/report-dialog-props.ts'

/** OF-47. Nobody takes a report out alone: one says for whom and why, another signs exactly that. */
export function ExportDialog({ open: { progress }, onClose }: ReportDialogProps) {
  const [purpose, setPurpose] = useState<string>('')
  const [porque, setWhy] = useState('')
  const finalidade = exportPurposes.find((one): one is ExportPurpose => one === purpose)
  return (
    <ActDialog
      title="Exportar o boletim"
      line="Um pacote assinado pela estação leva os dados, a cópia do documento, os acréscimos e os originais de todos os arquivos. Um segundo policial lê para quem e por quê, e assina; você o baixa uma vez, e quem registrou fica sabendo."
      label="Pedir a segunda assinatura"
      ready={finalidade !== undefined && porque.trim() !== ''}
      onClose={onClose}
      act={async () => {
        if (!finalidade) return
        const body = { ato: 'exportar', finalidade, porque } as const
        await postDesk('/boletins/{boletim}/assinaturas', body, { path: { boletim: progress.id } })
        showToast('Pedido feito. Depois da assinatura, baixe o pacote em “Assinaturas”.', {
          tone: 'good',
          seconds: 8,
        })
      }}
    >
      <SelectField
        label="Para quem"
        value={purpose}
        options={exportPurposes.map((one) => [one, exportPurposeNames[one]])}
        onChange={setPurpose}
      />
      <TextField label="Por quê: o ofício, o processo ou o que foi pedido" value={porque} onChange={setWhy} />
      <p className="note small">
        O pacote é assinado, não cifrado: quem o tem o lê inteiro. Guarde só onde a lei deixa, e apague a
        cópia deste computador depois de entregar.
        <span>{progress.emCasa && ' Nunca o mande por e-mail nem o deixe onde a família possa ver.'}</span>
      </p>
    </ActDialog>
  )
}
