import type { DeskDuty } from '@delegacia/contract/desk/session'
import { Button } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import { DescriptionList } from '@delegacia/ui/description-list'
import { useEffect, useState } from 'react'
import { getDesk, postDesk } from '../../api/ask-desk.ts'
import { useAction } from '../../api/use-action.ts'
import { useLoad } from '../../api/use-load.ts'
import { Failure } from '../../frame/failure.tsx'
import { Field } from '../../frame/field.tsx'
import { Form } from '../../frame/form.tsx'
import { makeKey } from '../../session/passkeys.ts'
import { enter } from '../../session/session-store.ts'
import { dutyWords } from '../../words/role-words.ts'
import { momentOf } from '../../words/times.ts'
import { InvitedApp } from './invited-app.tsx'

export type InvitationBody = { code: string; nome: string; funcoes: DeskDuty[]; valeAte: string }

/** Who the invitation is for, and the first way in: a key, or an app if there is none. */
export function InvitedPerson({ invited, onBack }: { invited: InvitationBody; onBack: () => void }) {
  const { code: convite, nome, funcoes, valeAte } = invited
  const [withApp, setWithApp] = useState(false)
  // The box that was typed into is gone.
  useEffect(() => document.getElementById('conteudo')?.focus(), [])
  const ways = useLoad('ways', () => getDesk('/entrar/formas'))
  const making = useAction(async (label: string) => {
    const resposta = await makeKey(await postDesk('/convite/chave/opcoes', { convite }))
    enter(await postDesk('/convite/chave', { convite, nome: label, resposta }))
  })
  const tying = useAction(async () => {
    location.assign((await postDesk('/convite/conta', { convite })).endereco)
  })
  return (
    <>
      <h1>Primeira vez</h1>
      <Card title="Este convite é seu?">
        <DescriptionList
          rows={[
            { label: 'Conta', value: nome },
            { label: 'Função', value: funcoes.map(dutyWords).join('; ') },
            { label: 'Vale até', value: momentOf(valeAte) },
          ]}
        />
        <Button kind="quiet" onClick={onBack}>
          Não é meu
        </Button>
      </Card>
      {withApp ? (
        <InvitedApp convite={convite} />
      ) : (
        <Card title="Cadastrar a chave de acesso">
          <p>A digital, o rosto ou o PIN deste aparelho, ou uma chave USB. Não há senha para esquecer.</p>
          <Form onSubmit={(fields) => making.run(fields('nome'))}>
            <Field
              label="Nome da chave"
              name="nome"
              defaultValue="Este computador"
              hint="para você saber depois qual é qual"
              required
              maxLength={60}
            />
            <Failure text={making.failed ?? tying.failed} />
            <div className="wide-button">
              <Button type="submit" busy={making.busy}>
                Cadastrar e entrar
              </Button>
            </div>
          </Form>
          <Button kind="quiet" onClick={() => setWithApp(true)}>
            Usar o código de um aplicativo
          </Button>
          {ways.value?.conta && (
            <Button kind="quiet" busy={tying.busy} onClick={() => tying.run()}>
              Ligar à conta da Polícia Civil
            </Button>
          )}
        </Card>
      )}
    </>
  )
}
