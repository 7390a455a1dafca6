import type { DeskReport } from '@delegacia/contract/desk/report'
import { openingReasons, type OpeningReason } from '@delegacia/domain/desk/events/event-parts'
import { Button } from '@delegacia/ui/button'
import { Dialog } from '@delegacia/ui/dialog'
import { useState } from 'react'
import { postDesk } from '../../api/ask-desk.ts'
import { useAction } from '../../api/use-action.ts'
import { Failure } from '../../frame/failure.tsx'
import { Field } from '../../frame/field.tsx'
import { Form } from '../../frame/form.tsx'
import { RadioField } from '../../frame/radio-field.tsx'
import { openingWords } from '../../words/reason-words.ts'

type OpenDialogProps = { id: string; onOpened: (report: DeskReport) => void; onClose: () => void }

/** OF-12. A report is decrypted for a reason, each time. */
export function OpenDialog({ id, onOpened, onClose }: OpenDialogProps) {
  const [motivo, setMotivo] = useState<OpeningReason>('triagem')
  const opening = useAction(async (explicacao: string) => {
    const body = { motivo, ...(motivo === 'outro' && { explicacao }) }
    onOpened(await postDesk('/boletins/{boletim}/abrir', body, { path: { boletim: id } }))
  })
  return (
    <Dialog title="Por que você vai abrir este boletim?" onClose={onClose}>
      <Form onSubmit={(fields) => opening.run(fields('explicacao'))}>
        <RadioField
          legend="Motivo"
          silent
          name="motivo"
          value={motivo}
          options={openingReasons.map((reason) => [reason, openingWords[reason]])}
          onChange={setMotivo}
        />
        {motivo === 'outro' && (
          <Field
            label="Qual motivo, para a auditoria"
            hint="fica no registro para sempre: não escreva nomes nem o que está no boletim"
            name="explicacao"
            required
            maxLength={200}
          />
        )}
        <p className="note small">
          A abertura fica num registro que ninguém apaga, com o seu nome para a auditoria. Quem registrou pode
          ver cargo, unidade e hora; em violência em casa, só se pedir.
        </p>
        <Failure text={opening.failed} />
        <div className="actions">
          <Button kind="quiet" onClick={onClose}>
            Voltar
          </Button>
          <Button type="submit" busy={opening.busy}>
            Abrir
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
