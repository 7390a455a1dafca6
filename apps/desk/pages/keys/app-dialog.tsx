import { Button } from '@delegacia/ui/button'
import { Dialog } from '@delegacia/ui/dialog'
import { showToast } from '@delegacia/ui/notices/toast-store'
import { postDesk } from '../../api/ask-desk.ts'
import type { AnswerOf } from '../../api/call-types.ts'
import { CodeForm } from '../../session/code-form.tsx'
import { withProof } from '../../session/proof.ts'

type AppDialogProps = {
  secret: AnswerOf<'post', '/codigo/opcoes'>
  onClose: () => void
  onAdded: () => void
}

/** The secret is shown this once; its first code proves that the app has it. */
export function AppDialog({ secret: { endereco, segredo, bilhete }, onClose, onAdded }: AppDialogProps) {
  return (
    <Dialog
      title="Cadastrar um aplicativo de códigos"
      onClose={onClose}
      actions={
        <Button kind="quiet" onClick={onClose}>
          Cancelar
        </Button>
      }
    >
      <p>
        Abra o aplicativo de códigos e escreva este segredo, ou{' '}
        <a href={endereco}>abra o aplicativo deste aparelho</a>. Um aplicativo de antes deixa de valer.
      </p>
      <p className="secret">{segredo.replace(/(.{4})(?=.)/g, '$1 ')}</p>
      <CodeForm
        label="Conferir e cadastrar"
        onCode={async (codigo) => {
          const done = await withProof(async () => {
            await postDesk('/codigo', { bilhete, codigo })
            return true
          })
          if (!done) return
          showToast('Aplicativo cadastrado.', { tone: 'good' })
          onAdded()
          onClose()
        }}
      />
    </Dialog>
  )
}
