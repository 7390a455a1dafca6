import type { DeskReport } from '@delegacia/contract/desk/report'
import { chosenReasons, type ChosenReason } from '@delegacia/domain/desk/events/event-parts'
import { Button } from '@delegacia/ui/button'
import { Dialog } from '@delegacia/ui/dialog'
import { useLayoutEffect, useRef, useState } from 'react'
import { getDesk, postDesk } from '../../api/ask-desk.ts'
import type { AnswerOf } from '../../api/call-types.ts'
import { DeskError } from '../../api/desk-error.ts'
import { useAction } from '../../api/use-action.ts'
import { useLoad } from '../../api/use-load.ts'
import { Failure } from '../../frame/failure.tsx'
import { Field } from '../../frame/field.tsx'
import { Form } from '../../frame/form.tsx'
import { RadioField } from '../../frame/radio-field.tsx'
import { openingWords } from '../../words/reason-words.ts'
import { timeOf } from '../../words/times.ts'

type OpenDialogProps = { id: string; onOpened: (report: DeskReport) => void; onClose: () => void }

/** OF-12. A report is decrypted for a reason, each time; beyond the limit of an hour the reason is asked for once more. */
export function OpenDialog({ id, onOpened, onClose }: OpenDialogProps) {
  const openings = useLoad('openings', () => getDesk('/aberturas'))
  const [motivo, setMotivo] = useState<ChosenReason>('triagem')
  const [beyond, setBeyond] = useState(false)
  const opening = useAction(async (explicacao: string) => {
    const explained = {
      ...((motivo === 'outro' || beyond) && { explicacao }),
      ...(beyond && { alemDoLimite: true as const }),
    }
    try {
      onOpened(
        await postDesk('/boletins/{boletim}/abrir', { motivo, ...explained }, { path: { boletim: id } }),
      )
    } catch (error) {
      if (error instanceof DeskError && error.code === 'muitas-aberturas') setBeyond(true)
      throw error
    }
  })
  const reasons = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => readyToOpen(reasons.current), [])
  return (
    <Dialog title="Por que você vai abrir este boletim?" onClose={onClose}>
      <Form onSubmit={(fields) => opening.run(fields('explicacao'))}>
        <div ref={reasons}>
          <RadioField
            legend="Motivo"
            silent
            name="motivo"
            value={motivo}
            options={chosenReasons.map((reason) => [reason, openingWords[reason]])}
            onChange={setMotivo}
          />
        </div>
        {(motivo === 'outro' || beyond) && (
          <Field
            label={beyond ? 'Por que mais este, para a auditoria' : 'Qual motivo, para a auditoria'}
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
        {openings.value && <p className="note small">{openingsLine(openings.value)}</p>}
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

/** The usual reason has the focus, so that Enter opens; but not the one that led here, however long it is held. */
function readyToOpen(reasons: HTMLElement | null): (() => void) | undefined {
  const keepHeldKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.repeat) event.preventDefault()
  }
  reasons?.querySelector<HTMLElement>('input:checked')?.focus()
  reasons?.addEventListener('keydown', keepHeldKey)
  return () => reasons?.removeEventListener('keydown', keepHeldKey)
}

/** `12 de 20 até 16h47`: what counts, and until when the first of them does. */
const openingsLine = ({ feitas, limite, ate }: AnswerOf<'get', '/aberturas'>): string =>
  `Nesta hora você abriu ${feitas} de ${limite}${ate ? ` até ${timeOf(ate)}` : ''}. Urgentes e os que você pegou não contam.`
