import { Button } from '@delegacia/ui/button'
import { Dialog } from '@delegacia/ui/dialog'
import { showToast } from '@delegacia/ui/notices/toast-store'
import { postDesk } from '../../api/ask-desk.ts'
import { useAction } from '../../api/use-action.ts'
import { Failure } from '../../frame/failure.tsx'
import { Field } from '../../frame/field.tsx'
import { Form } from '../../frame/form.tsx'
import { makeKey } from '../../session/passkeys.ts'
import { withProof } from '../../session/proof.ts'

type AddKeyDialogProps = { onClose: () => void; onAdded: () => void }

export function AddKeyDialog({ onClose, onAdded }: AddKeyDialogProps) {
  const adding = useAction(async (nome: string) => {
    const options = await withProof(() => postDesk('/chaves/opcoes', {}))
    if (!options) return
    await postDesk('/chaves', { nome, resposta: await makeKey(options) })
    showToast('Chave cadastrada.', { tone: 'good' })
    onAdded()
    onClose()
  })
  return (
    <Dialog title="Cadastrar outra chave" onClose={onClose}>
      <p>Antes, a mesa pede uma prova com a chave que você já tem. Depois o navegador cadastra a nova.</p>
      <Form onSubmit={(fields) => adding.run(fields('nome'))}>
        <Field label="Nome da chave" name="nome" required maxLength={60} hint="como “chave USB do plantão”" />
        <Failure text={adding.failed} />
        <div className="actions">
          <Button kind="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" busy={adding.busy}>
            Cadastrar
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
