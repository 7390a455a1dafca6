import { useState } from 'react'
import { getDesk } from '../../../api/ask-desk.ts'
import { useLoad } from '../../../api/use-load.ts'
import { Failure } from '../../../frame/failure.tsx'
import { SelectField } from '../../../frame/select-field.tsx'
import { roleWords } from '../../../words/role-words.ts'
import { ActDialog } from './act-dialog.tsx'
import type { ActDialogProps } from './report-dialog-props.ts'

export function ReassignDialog({ open: { progress, act }, onClose }: ActDialogProps) {
  const unidade = String(progress.unidade.id)
  const colleagues = useLoad('colleagues', () =>
    getDesk('/unidades/{unidade}/policiais', { path: { unidade } }),
  )
  const [officer, setOfficer] = useState('')
  return (
    <ActDialog
      title="Passar a colega"
      line="A posse passa na mesma hora; quem registrou só vê o cargo."
      label="Passar"
      onClose={onClose}
      act={() => act('/boletins/{boletim}/passar', { policial: officer })}
    >
      <Failure text={colleagues.failed} />
      <SelectField
        label="A quem"
        value={officer}
        options={(colleagues.value ?? []).map(({ id, nome, cargo }) => [id, `${nome}, ${roleWords[cargo]}`])}
        onChange={setOfficer}
      />
    </ActDialog>
  )
}
