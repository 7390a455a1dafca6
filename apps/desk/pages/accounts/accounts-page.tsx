import { Button } from '@delegacia/ui/button'
import { useState } from 'react'
import { getDesk } from '../../api/ask-desk.ts'
import { useLoad } from '../../api/use-load.ts'
import { Bones } from '../../frame/bones.tsx'
import { LoadFailure } from '../../frame/load-failure.tsx'
import { PageTitle } from '../../frame/page-title.tsx'
import { AccountTable } from './account-table.tsx'
import type { Account, ShownSecret } from './account.ts'
import { AccountAct, type AccountActName } from './account-act.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { RecoveryList } from './recovery-list.tsx'
import { SecretDialog } from './secret-dialog.tsx'

/** OF-06 */
export function AccountsPage() {
  const accounts = useLoad('accounts', () => getDesk('/contas'))
  const recoveries = useLoad('recoveries', () => getDesk('/recuperacoes'))
  const [inviting, setInviting] = useState(false)
  const [act, setAct] = useState<{ name: AccountActName; account: Account }>()
  const [secret, setSecret] = useState<ShownSecret>()
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
      {recoveries.value && recoveries.value.length > 0 && (
        <RecoveryList recoveries={recoveries.value} onSecret={setSecret} onDone={reload} />
      )}
      {!accounts.value && accounts.busy && <Bones what="Carregando as contas" />}
      {accounts.value && (
        <AccountTable accounts={accounts.value} onAct={(name, account) => setAct({ name, account })} />
      )}
      {inviting && (
        <InviteDialog
          onClose={() => setInviting(false)}
          onInvited={(shown) => {
            setInviting(false)
            setSecret(shown)
            reload()
          }}
        />
      )}
      {act && <AccountAct {...act} onClose={() => setAct(undefined)} onDone={reload} />}
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </>
  )
}
