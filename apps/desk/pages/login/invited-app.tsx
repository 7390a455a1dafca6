import { Card } from '@delegacia/ui/card'
import { postDesk } from '../../api/ask-desk.ts'
import { useLoad } from '../../api/use-load.ts'
import { Failure } from '../../frame/failure.tsx'
import { CodeForm } from '../../session/code-form.tsx'
import { enter } from '../../session/session-store.ts'

/** The first way in without a key: the secret is typed or opened in an app, and its first code proves that it is there. */
export function InvitedApp({ convite }: { convite: string }) {
  const secret = useLoad('secret', () => postDesk('/convite/codigo/opcoes', { convite }))
  return (
    <Card title="Código de um aplicativo">
      <Failure text={secret.failed} />
      {secret.value && (
        <>
          <p>
            Abra o aplicativo de códigos e escreva este segredo, ou{' '}
            <a href={secret.value.endereco}>abra o aplicativo deste aparelho</a>.
          </p>
          <p className="secret">{secret.value.segredo.replace(/(.{4})(?=.)/g, '$1 ')}</p>
          <CodeForm
            label="Conferir e entrar"
            onCode={async (codigo) =>
              enter(
                await postDesk('/convite/codigo', { convite, bilhete: secret.value?.bilhete ?? '', codigo }),
              )
            }
          />
        </>
      )}
    </Card>
  )
}
