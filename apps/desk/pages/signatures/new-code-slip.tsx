import type { AnswerOf } from '../../api/call-types.ts'
import { followName } from '@delegacia/domain/desk/citizen/follow-name'
import { Button } from '@delegacia/ui/button'
import { Dialog } from '@delegacia/ui/dialog'

export type NewCode = AnswerOf<'post', '/boletins/{boletim}/codigo-novo'>

/** QU-18. Shown this once, to hand over. Of violence at home nothing is printed: a paper is found. */
export function NewCodeSlip({
  given: { codigo, numero, emCasa },
  onClose,
}: {
  given: NewCode
  onClose: () => void
}) {
  return (
    <Dialog
      title="Número de autenticação novo"
      onClose={onClose}
      actions={
        <>
          {!emCasa && (
            <Button kind="quiet" onClick={() => print()}>
              Imprimir para entregar
            </Button>
          )}
          <Button onClick={onClose}>Já entreguei: fechar</Button>
        </>
      }
    >
      <div className="slip stack-s">
        <h3>Delegacia Virtual do Pará: para acompanhar o seu boletim</h3>
        <p>
          Boletim <span className="mono">{numero}</span>
        </p>
        <p>Número de autenticação digital</p>
        <p className="secret">{codigo}</p>
        <p>Com os dois números se acompanha o boletim na Delegacia Virtual, em “{followName.pt}”.</p>
        <p>Guarde o de autenticação como uma senha. O que está impresso no boletim não abre mais nada.</p>
      </div>
      <p className="note small">
        Ele aparece só agora, e <b>ninguém consegue ver de novo</b>.{' '}
        <span>
          {emCasa
            ? 'Violência em casa: não imprima. Deixe que ela copie à mão ou decore, a sós.'
            : 'Entregue em mãos; não mande por mensagem nem por e-mail.'}
        </span>
      </p>
    </Dialog>
  )
}
