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
        <fieldset>
          <legend className="visually-hidden">Motivo</legend>
          <div className="choices">
            {openingReasons.map((reason) => (
              <label key={reason}>
                <input
                  type="radio"
                  name="motivo"
                  checked={reason === motivo}
                  onChange={() => setMotivo(reason)}
                />
                <span>{openingWords[reason]}</span>
              </label>
            ))}
          </div>
        </fieldset>
        {motivo === 'outro' && (
          <Field label="Qual motivo, para a auditoria" name="explicacao" required maxLength={200} />
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
