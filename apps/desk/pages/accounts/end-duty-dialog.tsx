import { stateNow } from '@delegacia/domain/language/dates'
import { stationNow } from '@delegacia/domain/language/station-time'
import { showToast } from '@delegacia/ui/notices/toast-store'
import { useState } from 'react'
import { postDesk } from '../../api/ask-desk.ts'
import { Refused } from '../../api/desk-error.ts'
import { AskDialog } from '../../frame/ask-dialog.tsx'
import { Field } from '../../frame/field.tsx'
import { RadioField } from '../../frame/radio-field.tsx'
import { withProof } from '../../session/proof.ts'
import { useDuties } from '../../session/use-duties.ts'
import { changeable } from './account.ts'
import { ChosenDuty } from './chosen-duty.tsx'
import type { DutyDialogProps } from './move-dialog.tsx'

const choices = [
  ['dia', 'No fim de um dia'],
  ['agora', 'Agora mesmo'],
  ['nunca', 'Sem data: continua'],
] as const
type Choice = (typeof choices)[number][0]

/** DK-29. A duty that was given is taken away, at once or at the end of a day. */
export function EndDutyDialog({ account, onClose, onDone }: DutyDialogProps) {
  const duties = changeable(account, useDuties())
  const [place, setPlace] = useState(duties.length === 1 ? 0 : -1)
  const [choice, setChoice] = useState<Choice>('dia')
  const [day, setDay] = useState('')
  const chosen = duties[place]
  const ate = choice === 'dia' ? day : choice === 'agora' ? 'agora' : null
  return (
    <AskDialog
      title={`Quando acaba a função de ${account.nome}?`}
      label={choice === 'agora' ? 'Tirar a função' : 'Guardar'}
      danger={choice === 'agora'}
      onClose={onClose}
      act={async () => {
        if (!chosen) throw new Refused('Escolha a função.')
        if (ate === '') throw new Refused('Escolha o último dia.')
        const { papel, unidade } = chosen
        const body = { policial: account.id, papel, ...(unidade && { unidade: unidade.id }), ate }
        const done = await withProof(async () => {
          await postDesk('/contas/funcao', body)
          return true
        })
        if (!done) return
        showToast('Guardado.', { tone: 'good' })
        onDone()
      }}
    >
      <p>
        Quando a função acaba, a pessoa deixa de ver os boletins da unidade, e o que ela tinha pegado fica
        livre. A conta continua: outra função se dá em “Convidar”.
      </p>
      <ChosenDuty duties={duties} chosen={place} onChange={setPlace} />
      <RadioField legend="Acaba" name="fim" value={choice} options={choices} onChange={setChoice} />
      {choice === 'dia' && (
        <Field
          label="Último dia"
          hint="vale até o fim deste dia, pelo relógio do Pará"
          type="date"
          min={stateNow(stationNow()).slice(0, 10)}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      )}
    </AskDialog>
  )
}
