import { showToast } from '@delegacia/ui/notices/toast-store'
import { postDesk } from '../../api/ask-desk.ts'
import { AskDialog } from '../../frame/ask-dialog.tsx'
import { withProof } from '../../session/proof.ts'
import type { Account } from './account.ts'

/** What is done to an account, with what it means: each asks first. */
export const accountActs = [
  {
    name: 'end',
    label: 'Encerrar sessões',
    path: '/contas/encerrar-sessoes',
    title: 'Encerrar as sessões',
    means:
      'Os aparelhos abertos saem da mesa na mesma hora. As chaves continuam: a pessoa entra de novo com elas.',
    done: 'Sessões encerradas.',
    ofOwn: true,
  },
  {
    name: 'recover',
    label: 'Pedir recuperação',
    path: '/recuperacoes',
    title: 'Pedir a recuperação do acesso',
    means:
      'Só depois de ver a pessoa e a carteira funcional. Uma segunda pessoa, que não é você nem ela, confirma; aí tudo o que era antigo deixa de valer.',
    done: 'Pedido feito. Outra pessoa precisa confirmar.',
    ofOwn: false,
  },
  {
    name: 'close',
    label: 'Desligar',
    path: '/contas/desligar',
    title: 'Desligar a conta',
    means:
      'As chaves e as sessões acabam de vez. O que ela fez continua no registro. Para reabrir a conta são precisas duas pessoas.',
    done: 'Conta desligada.',
    ofOwn: false,
  },
  {
    name: 'reopen',
    label: 'Reabrir',
    path: '/contas/reativar',
    title: 'Pedir a reabertura da conta',
    means:
      'Só depois de ver a pessoa e a carteira funcional. Uma segunda pessoa, que não é você nem ela, confirma; aí a conta volta com as funções que tinha, e um convite novo.',
    done: 'Pedido feito. Outra pessoa precisa confirmar.',
    ofOwn: false,
  },
] as const

/** What the server does to this account: nobody renews their own access or closes their own account. */
export const actsOn = ({ minha, desligadaEm }: Account) =>
  accountActs.filter(({ name, ofOwn }) => (ofOwn || !minha) && (name === 'reopen') === (desligadaEm !== null))

export type AccountActName = (typeof accountActs)[number]['name']

type AccountActProps = {
  name: AccountActName
  account: Account
  onClose: () => void
  onDone: () => void
}

export function AccountAct({ name, account, onClose, onDone }: AccountActProps) {
  const act = accountActs.find((one) => one.name === name) ?? accountActs[0]
  return (
    <AskDialog
      title={`${act.title} de ${account.nome}?`}
      label={act.label}
      danger={act.name === 'close'}
      onClose={onClose}
      act={async () => {
        const done = await withProof(async () => {
          await postDesk(act.path, { policial: account.id })
          return true
        })
        if (!done) return
        showToast(act.done, { tone: 'good' })
        onDone()
      }}
    >
      <p>{act.means}</p>
    </AskDialog>
  )
}
