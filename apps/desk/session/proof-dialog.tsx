import { Button } from '@delegacia/ui/button'
import { Dialog } from '@delegacia/ui/dialog'
import { useState } from 'react'
import { postDesk } from '../api/ask-desk.ts'
import { useAction } from '../api/use-action.ts'
import { Failure } from '../frame/failure.tsx'
import { CodeForm } from './code-form.tsx'
import { signWithKey } from './passkeys.ts'
import { useAskedProof } from './proof.ts'
import { enter } from './session-store.ts'

/** Asks again who is there before what cannot be undone. OF-03 */
export function ProofDialog() {
  const asked = useAskedProof()
  return asked ? <AskedProof onDone={asked.done} /> : null
}

function AskedProof({ onDone }: { onDone: (proved: boolean) => void }) {
  const [withCode, setWithCode] = useState(false)
  const proving = useAction(async () => {
    const resposta = await signWithKey(await postDesk('/prova/chave/opcoes', {}))
    enter(await postDesk('/prova/chave', { resposta }))
    onDone(true)
  })
  return (
    <Dialog
      title="Prove de novo que é você"
      onClose={() => onDone(false)}
      actions={
        <>
          <Button kind="quiet" onClick={() => onDone(false)}>
            Cancelar
          </Button>
          {!withCode && (
            <Button busy={proving.busy} onClick={() => proving.run()}>
              Usar a chave de acesso
            </Button>
          )}
        </>
      }
    >
      <p>
        O que você vai fazer não se desfaz; por isso a mesa confere de novo quem está aí. Nada foi feito
        ainda.
      </p>
      {withCode ? (
        <CodeForm
          label="Conferir o código"
          onCode={async (codigo) => {
            enter(await postDesk('/prova/codigo', { codigo }))
            onDone(true)
          }}
        />
      ) : (
        <Button kind="quiet" onClick={() => setWithCode(true)}>
          Usar o código do aplicativo
        </Button>
      )}
      <Failure text={proving.failed} />
    </Dialog>
  )
}
