import { Button } from '@delegacia/ui/button'
import { Dialog } from '@delegacia/ui/dialog'
import { momentOf } from '../../words/times.ts'
import type { ShownSecret } from './account.ts'

/** An invitation is shown this once; nobody can look it up later. */
export function SecretDialog({ secret, onClose }: { secret: ShownSecret; onClose: () => void }) {
  const { nome, convite, valeAte } = secret
  return (
    <Dialog
      title={`Convite de ${nome}`}
      onClose={onClose}
      actions={<Button onClick={onClose}>Já copiei: fechar</Button>}
    >
      <p className="secret">{convite}</p>
      <p>
        Copie agora, à mão, e entregue em pessoa: <b>ele não aparece de novo</b>. Vale uma vez
        <span>{valeAte && `, até ${momentOf(valeAte)}`}</span>.
      </p>
      <p className="note small">
        Não mande por e-mail nem por mensagem. A pessoa abre a mesa, escolhe “Tenho um convite” e escreve o
        código.
      </p>
    </Dialog>
  )
}
