import { stateNow } from '@delegacia/domain/language/dates'
import { useState } from 'react'
import { Field } from '../../../frame/field.tsx'
import { ActDialog } from './act-dialog.tsx'
import { isWholeOrder, RemovalOrderFields, type RemovalOrder } from './removal-order-fields.tsx'
import type { ReportDialogProps } from './report-dialog-props.ts'

/** An order that was told wrongly, as it was, and why it is told again. */
export function RemovalCorrectionDialog({ report, open: { act }, onClose, onRead }: ReportDialogProps) {
  const before = report.comunicacoes?.[0]
  const [order, setOrder] = useState<RemovalOrder>({
    quando: before ? stateNow(new Date(before.ordenadoEm)) : '',
    quem: before?.quem ?? 'delegado',
    nome: before?.nome ?? '',
  })
  const [porque, setWhy] = useState('')
  return (
    <ActDialog
      title="Corrigir a ordem de afastamento"
      line="Registre a ordem como ela foi. O que estava errado fica no histórico. Sai outra comunicação ao juiz, que substitui a anterior, e o relógio corre desde a hora corrigida. Se o juiz já foi avisado, avise de novo."
      label="Guardar a correção"
      ready={isWholeOrder(order) && porque.trim() !== ''}
      onClose={onClose}
      act={async () => {
        await act('/boletins/{boletim}/corrigir-afastamento', { ...order, porque })
        onRead?.()
      }}
    >
      <RemovalOrderFields order={order} onChange={setOrder} />
      <Field
        label="Por que corrige"
        hint="O juiz lê este motivo na comunicação nova."
        required
        maxLength={300}
        value={porque}
        onChange={({ target }) => setWhy(target.value)}
      />
    </ActDialog>
  )
}
