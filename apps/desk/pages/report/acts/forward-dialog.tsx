import { useState } from 'react'
import { getDesk } from '../../../api/ask-desk.ts'
import { useLoad } from '../../../api/use-load.ts'
import { Failure } from '../../../frame/failure.tsx'
import { SelectField } from '../../../frame/select-field.tsx'
import { ActDialog } from './act-dialog.tsx'
import type { ReportDialogProps } from './report-dialog-props.ts'

const whoReads = (count: number): string => {
  if (count === 0) return 'ninguém pode ler lá hoje'
  return count === 1 ? '1 pessoa pode ler' : `${count} pessoas podem ler`
}

export function ForwardDialog({ open: { progress, act }, onClose }: ReportDialogProps) {
  const units = useLoad('units', () => getDesk('/unidades'))
  const [unit, setUnit] = useState('')
  const [note, setNote] = useState('')
  return (
    <ActDialog
      title="Encaminhar"
      line="O número e a validade não mudam. Os prazos que correm vão junto."
      label="Encaminhar"
      onClose={onClose}
      act={() =>
        act('/boletins/{boletim}/encaminhar', { unidade: Number(unit), ...(note !== '' && { recado: note }) })
      }
    >
      <Failure text={units.failed} />
      <SelectField
        label="Para que unidade"
        value={unit}
        options={(units.value ?? [])
          .filter(({ id }) => id !== progress.unidade.id)
          .map(({ id, nome, leitores }) => [String(id), `${nome}: ${whoReads(leitores)}`, leitores === 0])}
        onChange={setUnit}
      />
      <div>
        <label htmlFor="recado">Recado aos colegas de lá, se quiser</label>
        <textarea
          id="recado"
          className="control"
          rows={3}
          maxLength={1000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <span className="hint small">Só a unidade que recebe lê; quem registrou, nunca.</span>
      </div>
    </ActDialog>
  )
}
