import type { BodyOf } from '../../../api/call-types.ts'
import { Field } from '../../../frame/field.tsx'
import { RadioField } from '../../../frame/radio-field.tsx'

export type RemovalOrder = Pick<BodyOf<'/boletins/{boletim}/afastamento'>, 'quando' | 'quem' | 'nome'>

export const isWholeOrder = ({ quando, nome }: RemovalOrder): boolean => quando !== '' && nome.trim() !== ''

type Props = { order: RemovalOrder; onChange: (order: RemovalOrder) => void }

/** When it was ordered that the aggressor leaves the home, and by whom. */
export const RemovalOrderFields = ({ order, onChange }: Props) => (
  <>
    <Field
      label="Dia e hora da ordem"
      type="datetime-local"
      required
      value={order.quando}
      onChange={({ target }) => onChange({ ...order, quando: target.value })}
    />
    <RadioField
      legend="Quem ordenou"
      name="quem"
      value={order.quem}
      options={[
        ['delegado', 'O delegado'],
        ['policial', 'Outro policial, porque não havia delegado disponível'],
      ]}
      onChange={(quem) => onChange({ ...order, quem })}
    />
    <Field
      label="Nome e matrícula de quem ordenou"
      required
      maxLength={120}
      value={order.nome}
      onChange={({ target }) => onChange({ ...order, nome: target.value })}
    />
  </>
)
