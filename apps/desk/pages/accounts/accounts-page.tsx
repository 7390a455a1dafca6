import { isAllowed } from '@delegacia/domain/desk/permissions'
import { Button } from '@delegacia/ui/button'
import { useState } from 'react'
import { getDesk } from '../../api/ask-desk.ts'
import type { AnswerOf } from '../../api/call-types.ts'
import { useLoad, type LoadState } from '../../api/use-load.ts'
import { Blank } from '../../frame/blank.tsx'
import { Bones } from '../../frame/bones.tsx'
import { LoadFailure } from '../../frame/load-failure.tsx'
import { PageTitle } from '../../frame/page-title.tsx'
import { useDuties } from '../../session/use-duties.ts'
import { AccountTable, type DutyActName } from './account-table.tsx'
import type { Account, ShownSecret } from './account.ts'
import { AccountAct, type AccountActName } from './account-act.tsx'
import { EndDutyDialog } from './end-duty-dialog.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MoveDialog, type DutyDialogProps } from './move-dialog.tsx'
import { RecoveryList } from './recovery-list.tsx'
import { SecretDialog } from './secret-dialog.tsx'

/** OF-06. Who keeps no accounts is here for the recoveries that wait for a second person. */
export function AccountsPage() {
  const duties = useDuties()
  const keeps = duties.some(({ unit }) => isAllowed(duties, 'list-accounts', { unit }))
  const recoveries = useLoad('recoveries', () => getDesk('/recuperacoes'))
  const [secret, setSecret] = useState<ShownSecret>()
  return (
    <>
      {keeps ? (
        <KeptAccounts recoveries={recoveries} onSecret={setSecret} />
      ) : (
        <>
          <PageTitle title="Contas" line="O acesso de colegas que pede a sua confirmação, em pessoa." />
          {!recoveries.value && recoveries.busy && <Bones what="Carregando as recuperações" />}
          <WaitingRecoveries of={recoveries} onSecret={setSecret} onDone={recoveries.reload} />
          {recoveries.value?.length === 0 && (
            <Blank title="Nada espera a sua confirmação">
              <p className="soft">
                Quando a chefia pedir a recuperação do acesso de um colega, ela aparece aqui.
              </p>
            </Blank>
          )}
        </>
      )}
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </>
  )
}

type Recoveries = LoadState<AnswerOf<'get', '/recuperacoes'>>
type WaitingProps = { of: Recoveries; onSecret: (secret: ShownSecret) => void; onDone: () => void }

const WaitingRecoveries = ({ of: { value = [], ...load }, onSecret, onDone }: WaitingProps) => (
  <>
    <LoadFailure of={load} />
    {value.length > 0 && <RecoveryList recoveries={value} onSecret={onSecret} onDone={onDone} />}
  </>
)

type ChosenActProps = DutyDialogProps & { name: AccountActName | DutyActName }

function ChosenAct({ name, ...rest }: ChosenActProps) {
  if (name === 'move') return <MoveDialog {...rest} />
  if (name === 'duty') return <EndDutyDialog {...rest} />
  return <AccountAct name={name} {...rest} />
}

type KeptAccountsProps = { recoveries: Recoveries; onSecret: (secret: ShownSecret | undefined) => void }

function KeptAccounts({ recoveries, onSecret }: KeptAccountsProps) {
  const accounts = useLoad('accounts', () => getDesk('/contas'))
  const [inviting, setInviting] = useState(false)
  const [act, setAct] = useState<{ name: AccountActName | DutyActName; account: Account }>()
  function reload(): void {
    accounts.reload()
    recoveries.reload()
  }
  return (
    <>
      <PageTitle title="Contas" line="Quem entra na mesa, e com que função. Aqui não se vê nenhum boletim.">
        <Button onClick={() => setInviting(true)}>Convidar</Button>
      </PageTitle>
      <LoadFailure of={accounts} />
      <WaitingRecoveries of={recoveries} onSecret={onSecret} onDone={reload} />
      {!accounts.value && accounts.busy && <Bones what="Carregando as contas" />}
      {accounts.value && (
        <AccountTable accounts={accounts.value} onAct={(name, account) => setAct({ name, account })} />
      )}
      {inviting && (
        <InviteDialog
          onClose={() => setInviting(false)}
          onInvited={(shown) => {
            setInviting(false)
            onSecret(shown)
            reload()
          }}
        />
      )}
      {act && <ChosenAct {...act} onClose={() => setAct(undefined)} onDone={reload} />}
    </>
  )
}
