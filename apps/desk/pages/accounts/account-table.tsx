import { Cell, Row, RowHead, ScrollTable } from '../../frame/scroll-table.tsx'
import { isUnitRole, type Duty } from '@delegacia/domain/desk/roles'
import { Button } from '@delegacia/ui/button'
import { useDuties } from '../../session/use-duties.ts'
import { dutyWords } from '../../words/role-words.ts'
import { momentOf } from '../../words/times.ts'
import { changeable, type Account } from './account.ts'
import { actsOn, type AccountActName } from './account-act.tsx'

type AccountTableProps = {
  accounts: readonly Account[]
  onAct: (name: AccountActName | DutyActName, account: Account) => void
}

export type DutyActName = keyof typeof dutyActs

/** What is done to a duty of theirs. */
const dutyActs = { move: 'Mover', duty: 'Fim da função' } as const

export function AccountTable({ accounts, onAct }: AccountTableProps) {
  const duties = useDuties()
  return (
    <div className="list">
      <ScrollTable name="Tabela das contas" heads={['Pessoa', 'Função', 'Situação', 'O que fazer']}>
        {accounts.map((account) => (
          <Row key={account.id}>
            <RowHead>
              {account.nome}
              <small>matrícula {account.matricula}</small>
            </RowHead>
            <Cell>{account.funcoes.map(dutyWords).join('; ') || 'nenhuma agora'}</Cell>
            <Cell>{situationOf(account)}</Cell>
            <Cell>
              <div className="row">
                {offered(account, duties).map(({ name, label }) => (
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

/** The acts on the account, and on the duties that whoever looks may change. */
function offered(account: Account, duties: readonly Duty[]) {
  const changes = changeable(account, duties)
  return [
    ...actsOn(account),
    ...(changes.some(({ papel }) => isUnitRole(papel))
      ? [{ name: 'move' as const, label: dutyActs.move }]
      : []),
    ...(changes.length > 0 ? [{ name: 'duty' as const, label: dutyActs.duty }] : []),
  ]
}

function situationOf({ entra, desligadaEm }: Account) {
  if (desligadaEm !== null) return <span className="pill">desligada {momentOf(desligadaEm)}</span>
  return entra ? <span className="pill ok">entra</span> : <span className="pill ask">convite aberto</span>
}
