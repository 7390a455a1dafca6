import { Button } from '@delegacia/ui/button'
import { showToast } from '@delegacia/ui/notices/toast-store'
import { useState } from 'react'
import { getDesk, postDesk } from '../../api/ask-desk.ts'
import { useLoad } from '../../api/use-load.ts'
import { AskDialog } from '../../frame/ask-dialog.tsx'
import { Bones } from '../../frame/bones.tsx'
import { LoadFailure } from '../../frame/load-failure.tsx'
import { PageTitle } from '../../frame/page-title.tsx'
import { Cell, Row, RowHead, ScrollTable } from '../../frame/scroll-table.tsx'
import { withProof } from '../../session/proof.ts'
import { momentOf } from '../../words/times.ts'
import { AppCard } from './app-card.tsx'
import { AddKeyDialog } from './add-key-dialog.tsx'

/** OF-05 */
export function KeysPage() {
  const keys = useLoad('keys', () => getDesk('/chaves'))
  const [adding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<{ id: string; nome: string }>()
  return (
    <>
      <PageTitle
        title="Minhas chaves"
        line="Tenha duas: se perder uma, a outra abre a mesa. Ninguém mais vê esta lista."
      >
        <Button onClick={() => setAdding(true)}>Cadastrar outra chave</Button>
      </PageTitle>
      <LoadFailure of={keys} />
      {!keys.value && keys.busy && <Bones what="Carregando as chaves" />}
      {keys.value && (
        <div className="list">
          <ScrollTable name="Tabela das chaves" heads={['Chave', 'Cadastrada', 'Usada', 'O que fazer']}>
            {keys.value.map(({ id, nome, cadastradaEm, usadaEm }) => (
              <Row key={id}>
                <RowHead>{nome}</RowHead>
                <Cell>{momentOf(cadastradaEm)}</Cell>
                <Cell>{usadaEm ? momentOf(usadaEm) : 'nunca'}</Cell>
                <Cell>
                  <Button
                    kind="quiet"
                    aria-label={`Tirar a chave ${nome}`}
                    onClick={() => setRemoved({ id, nome })}
                  >
                    Tirar
                  </Button>
                </Cell>
              </Row>
            ))}
          </ScrollTable>
        </div>
      )}
      <AppCard />
      {adding && <AddKeyDialog onClose={() => setAdding(false)} onAdded={keys.reload} />}
      {removed && (
        <AskDialog
          title={`Tirar a chave “${removed.nome}”?`}
          label="Tirar"
          danger
          onClose={() => setRemoved(undefined)}
          act={async () => {
            await withProof(() => postDesk('/chaves/remover', { id: removed.id }))
            showToast('A lista de chaves está em dia.', { tone: 'good' })
            keys.reload()
          }}
        >
          <p>Ela deixa de abrir a mesa na mesma hora. A última forma de entrar nunca se tira.</p>
        </AskDialog>
      )}
    </>
  )
}
