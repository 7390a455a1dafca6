import { showToast } from '@delegacia/ui/notices/toast-store'
import { isUnitRole } from '@delegacia/domain/desk/roles'
import { useState } from 'react'
import { getDesk, postDesk } from '../../api/ask-desk.ts'
import { Refused } from '../../api/desk-error.ts'
import { useLoad } from '../../api/use-load.ts'
import { AskDialog } from '../../frame/ask-dialog.tsx'
import { LoadFailure } from '../../frame/load-failure.tsx'
import { SelectField } from '../../frame/select-field.tsx'
import { withProof } from '../../session/proof.ts'
import { useDuties } from '../../session/use-duties.ts'
import { changeable, type Account } from './account.ts'
import { ChosenDuty } from './chosen-duty.tsx'

export type DutyDialogProps = { account: Account; onClose: () => void; onDone: () => void }

/** DK-29. The old unit's reports stay where they are, and what was claimed there is free for colleagues. */
export function MoveDialog({ account, onClose, onDone }: DutyDialogProps) {
  const units = useLoad('units', () => getDesk('/unidades'))
  const duties = changeable(account, useDuties()).filter(({ papel }) => isUnitRole(papel))
  const [place, setPlace] = useState(duties.length === 1 ? 0 : -1)
  const [unit, setUnit] = useState('')
  const chosen = duties[place]
  return (
    <AskDialog
      title={`Mover ${account.nome} para outra unidade`}
      label="Mover"
      onClose={onClose}
      act={async () => {
        if (!chosen?.unidade || !isUnitRole(chosen.papel)) throw new Refused('Escolha a função.')
        if (unit === '') throw new Refused('Escolha a unidade.')
        const { papel, unidade } = chosen
        const body = { policial: account.id, papel, de: unidade.id, para: Number(unit) }
        const done = await withProof(async () => {
          await postDesk('/contas/mover', body)
          return true
        })
        if (!done) return
        showToast('Movida. Vale já, com a chave que a pessoa tem.', { tone: 'good' })
        onDone()
      }}
    >
      <p>
        A função é a mesma na outra unidade. A pessoa deixa de ver os boletins daqui na mesma hora, e o que
        ela tinha pegado fica livre para os colegas.
      </p>
      <ChosenDuty duties={duties} chosen={place} onChange={setPlace} />
      <LoadFailure of={units} />
      <SelectField
        label="Para que unidade"
        value={unit}
        options={(units.value ?? [])
          .filter(({ id }) => id !== chosen?.unidade?.id)
          .map(({ id, nome }) => [String(id), nome])}
        onChange={setUnit}
      />
    </AskDialog>
  )
}
