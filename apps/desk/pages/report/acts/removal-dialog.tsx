import { useState } from 'react'
import { ActDialog } from './act-dialog.tsx'
import { isWholeOrder, RemovalOrderFields, type RemovalOrder } from './removal-order-fields.tsx'
import type { ReportDialogProps } from './report-dialog-props.ts'

/** Where there is no court: when it was ordered that the aggressor leaves the home, and by whom. */
export function RemovalDialog({ report, open: { act }, onClose, onRead }: ReportDialogProps) {
  const [order, setOrder] = useState<RemovalOrder>({ quando: '', quem: 'delegado', nome: '' })
  const [semComarca, setNoSeat] = useState(false)
  const isAsked = report.semJuiz?.certo === false
  return (
    <ActDialog
      title="Afastamento do lar ordenado"
      line="Registre a ordem que já foi dada. O relógio até avisar o juiz corre desde a hora dela, e a comunicação ao juiz sai selada. Quem tem o número de autenticação não lê isto."
      label="Registrar a ordem"
      ready={isWholeOrder(order) && (semComarca || !isAsked)}
      onClose={onClose}
      act={async () => {
        await act('/boletins/{boletim}/afastamento', {
          ...order,
          ...(isAsked && { semComarca: true as const }),
        })
        onRead?.()
      }}
    >
      <RemovalOrderFields order={order} onChange={setOrder} />
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
