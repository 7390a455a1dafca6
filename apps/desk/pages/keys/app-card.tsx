import { Button } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import { showToast } from '@delegacia/ui/notices/toast-store'
import { useState } from 'react'
import { getDesk, postDesk } from '../../api/ask-desk.ts'
import type { AnswerOf } from '../../api/call-types.ts'
import { useAction } from '../../api/use-action.ts'
import { useLoad } from '../../api/use-load.ts'
import { AskDialog } from '../../frame/ask-dialog.tsx'
import { Failure } from '../../frame/failure.tsx'
import { LoadFailure } from '../../frame/load-failure.tsx'
import { withProof } from '../../session/proof.ts'
import { momentOf } from '../../words/times.ts'
import { AppDialog } from './app-dialog.tsx'

/** OF-05. The codes of an app, the other way in: at most one, added and taken away with a fresh proof. */
export function AppCard() {
  const app = useLoad('app', () => getDesk('/codigo'))
  const [secret, setSecret] = useState<AnswerOf<'post', '/codigo/opcoes'>>()
  const [removing, setRemoving] = useState(false)
  const beginning = useAction(async () => setSecret(await withProof(() => postDesk('/codigo/opcoes', {}))))
  const since = app.value?.cadastradoEm
  return (
    <Card title="Aplicativo de códigos">
      <LoadFailure of={app} />
      {!app.value && app.busy && <p role="status">Carregando</p>}
      {app.value && (
        <>
          <p>
            {since
              ? `Cadastrado ${momentOf(since)}. Os seus códigos de seis números abrem a mesa.`
              : 'Nenhum. Um aplicativo de códigos no telefone abre a mesa quando a chave não está à mão.'}
          </p>
          <Failure text={beginning.failed} />
          <div className="row">
            <Button kind="quiet" busy={beginning.busy} onClick={() => beginning.run()}>
              {since ? 'Trocar de aplicativo' : 'Cadastrar um aplicativo'}
            </Button>
            {since && (
              <Button kind="quiet" onClick={() => setRemoving(true)}>
                Tirar o aplicativo
              </Button>
            )}
          </div>
        </>
      )}
      {secret && <AppDialog secret={secret} onClose={() => setSecret(undefined)} onAdded={app.reload} />}
      {removing && (
        <AskDialog
          title="Tirar o aplicativo de códigos?"
          label="Tirar"
          danger
          onClose={() => setRemoving(false)}
          act={async () => {
            const done = await withProof(async () => {
              await postDesk('/codigo/remover', {})
              return true
            })
            if (!done) return
            showToast('Os códigos do aplicativo não abrem mais a mesa.', { tone: 'good' })
            app.reload()
          }}
        >
          <p>Os códigos dele deixam de abrir a mesa na mesma hora. A última forma de entrar nunca se tira.</p>
        </AskDialog>
      )}
    </Card>
  )
}
