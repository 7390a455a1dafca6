import { Cell, Row, RowHead, ScrollTable } from '../../frame/scroll-table.tsx'
import { Button } from '@delegacia/ui/button'
import { dutyWords } from '../../words/role-words.ts'
import { momentOf } from '../../words/times.ts'
import type { Account } from './account.ts'
import { actsOn, type AccountActName } from './account-act.tsx'

type AccountTableProps = {
  accounts: readonly Account[]
  onAct: (name: AccountActName, account: Account) => void
}

export function AccountTable({ accounts, onAct }: AccountTableProps) {
  return (
    <div className="list">
      <ScrollTable name="Tabela das contas" heads={['Pessoa', 'Função', 'Situação', 'O que fazer']}>
        {accounts.map((account) => (
          <Row key={account.id}>
            <RowHead>
              {account.nome}
              <small>matrícula {account.matricula}</small>
            </RowHead>
            <Cell>{account.funcoes.map(dutyWords).join('; ')}</Cell>
            <Cell>{situationOf(account)}</Cell>
            <Cell>
              <div className="row">
                {actsOn(account).map(({ name, label }) => (
                  <Button
                    key={name}
                    kind="quiet"
                    aria-label={`${label}: ${account.nome}`}
                    onClick={() => onAct(name, account)}
                  >
                    {label}
                  </Button>
                ))}
              </div>
              {account.minha && <small>é a sua: só outra pessoa renova o acesso ou desliga</small>}
            </Cell>
          </Row>
        ))}
      </ScrollTable>
    </div>
  )
}

function situationOf({ entra, desligadaEm }: Account) {
  if (desligadaEm !== null) return <span className="pill">desligada {momentOf(desligadaEm)}</span>
  return entra ? <span className="pill ok">entra</span> : <span className="pill ask">convite aberto</span>
}
