import type { DeskSession } from '@delegacia/contract/desk/session'
import { Button } from '@delegacia/ui/button'
import { Dialog } from '@delegacia/ui/dialog'
import { useState, type ReactNode } from 'react'
import { useAction } from '../api/use-action.ts'
import { Failure } from '../frame/failure.tsx'
import { CodeForm } from './code-form.tsx'
import { logInWithCode, logInWithKey } from './log-in.ts'
import { leavePage } from './session-store.ts'

type Props = {
  session: DeskSession
  /** The screen had been left alone, and nothing of what was open is on the page any more. */
  emptied: boolean
  /** What still is heard. */
  alarm: ReactNode
}

/** Stands over the page on which somebody was writing: the same person goes on where they were. OF-04 */
export function EndedDialog({ session, emptied, alarm }: Props) {
  const [withCode, setWithCode] = useState(false)
  const key = useAction(logInWithKey)
  return (
    <Dialog
      title="A sua sessão terminou"
      onClose={() => {}}
      actions={
        <>
          <Button kind="quiet" onClick={leavePage}>
            Sair daqui
          </Button>
          {!withCode && (
            <Button busy={key.busy} onClick={() => key.run()}>
              Entrar de novo com a chave
            </Button>
          )}
        </>
      }
    >
      {alarm}
      <p>
        {emptied
          ? `${session.nome}, a tela ficou parada e o que estava aberto saiu dela. O rascunho ficou guardado, cifrado, só para você. Nada foi enviado.`
          : `${session.nome}, o que estava escrito continua nesta página, e o rascunho ficou guardado, cifrado, só para você. Nada foi enviado.`}
      </p>
      <p className="note small">
        Os boletins que estavam com você voltam à fila quando a posse vence. Se outra pessoa pegar um deles,
        você fica sabendo e não perde o rascunho.
      </p>
      {withCode ? (
        <CodeForm
          label="Entrar de novo"
          named
          onCode={(code, registration) => logInWithCode(registration, code)}
        />
      ) : (
        <Button kind="quiet" onClick={() => setWithCode(true)}>
          Usar o código do aplicativo
        </Button>
      )}
      <Failure text={key.failed} />
    </Dialog>
  )
}
