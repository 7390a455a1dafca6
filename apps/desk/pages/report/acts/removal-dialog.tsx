import type { BodyOf } from '../../../api/call-types.ts'
import { useState } from 'react'
import { Field } from '../../../frame/field.tsx'
import { RadioField } from '../../../frame/radio-field.tsx'
import { ActDialog } from './act-dialog.tsx'
import type { ReportDialogProps } from './report-dialog-props.ts'

type Orderer = BodyOf<'/boletins/{boletim}/afastamento'>['quem']

/** Where there is no court: when it was ordered that the aggressor leaves the home, and by whom. */
export function RemovalDialog({ report, open: { act }, onClose }: ReportDialogProps) {
  const [quando, setWhen] = useState('')
  const [quem, setOrderer] = useState<Orderer>('delegado')
  const [nome, setName] = useState('')
  const [semComarca, setNoSeat] = useState(false)
  const isAsked = report.semJuiz?.certo === false
  return (
    <ActDialog
      title="Afastamento do lar ordenado"
      line="Registre a ordem que já foi dada. O relógio até avisar o juiz corre desde a hora dela. Quem tem o número de autenticação não lê isto."
      label="Registrar a ordem"
      ready={quando !== '' && nome.trim() !== '' && (semComarca || !isAsked)}
      onClose={onClose}
      act={() =>
        act('/boletins/{boletim}/afastamento', {
          quando,
          quem,
          nome,
          ...(isAsked && { semComarca: true as const }),
        })
      }
    >
      <Field
        label="Dia e hora da ordem"
        type="datetime-local"
        required
        value={quando}
        onChange={({ target }) => setWhen(target.value)}
      />
      <RadioField
        legend="Quem ordenou"
        name="quem"
        value={quem}
        options={[
          ['delegado', 'O delegado'],
          ['policial', 'Outro policial, porque não havia delegado disponível'],
        ]}
        onChange={setOrderer}
      />
      <Field
        label="Nome e matrícula de quem ordenou"
        required
        maxLength={120}
        value={nome}
        onChange={({ target }) => setName(target.value)}
      />
      {isAsked && (
        <div className="choices">
          <label>
            <input
              type="checkbox"
              checked={semComarca}
              onChange={({ target }) => setNoSeat(target.checked)}
            />
            <span>Conferi: este município não é sede de comarca</span>
          </label>
        </div>
      )}
    </ActDialog>
  )
}
