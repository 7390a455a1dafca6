import { Button } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import { useState } from 'react'
import { postDesk } from '../../api/ask-desk.ts'
import type { AnswerOf } from '../../api/call-types.ts'
import { AskDialog } from '../../frame/ask-dialog.tsx'
import { withProof } from '../../session/proof.ts'
import { momentOf } from '../../words/times.ts'
import type { ShownSecret } from './account.ts'

type Recovery = AnswerOf<'get', '/recuperacoes'>[number]

type RecoveryListProps = {
  recoveries: readonly Recovery[]
  onSecret: (secret: ShownSecret) => void
  onDone: () => void
}

/** What waits for a second person. */
export function RecoveryList({ recoveries, onSecret, onDone }: RecoveryListProps) {
  const [confirmed, setConfirmed] = useState<Recovery>()
  return (
    <Card title="O que espera a segunda pessoa" tone="warning">
      <ul className="stack-s">
        {recoveries.map((recovery) => (
          <li key={recovery.id} className="row">
            <span>
              <b>{recovery.nome}</b>, <span>{recovery.reabre ? 'reabertura' : 'recuperação'}</span> pedida por{' '}
              {recovery.pedidaPor}, {momentOf(recovery.pedidaEm)}; vale até {momentOf(recovery.venceEm)}
            </span>
            <Button kind="quiet" onClick={() => setConfirmed(recovery)}>
              Confirmar
            </Button>
          </li>
        ))}
      </ul>
      {confirmed && (
        <AskDialog
          title={`${confirmed.reabre ? 'Reabrir a conta' : 'Renovar o acesso'} de ${confirmed.nome}?`}
          label={`Confirmar a ${confirmed.reabre ? 'reabertura' : 'recuperação'}`}
          danger
          onClose={() => setConfirmed(undefined)}
          act={async () => {
            const answer = await withProof(() =>
              postDesk('/recuperacoes/confirmar', { recuperacao: confirmed.id }),
            )
            if (answer?.convite !== undefined)
              onSecret({ nome: confirmed.nome, convite: answer.convite, valeAte: answer.valeAte })
            if (answer) onDone()
          }}
        >
          <p>
            Só confirme com a pessoa e a carteira funcional à sua frente. Todas as chaves, aplicativos e
            sessões antigas deixam de valer, e o convite novo aparece uma vez.
            <span>
              {confirmed.reabre && ' A conta volta com as funções que tinha: confira-as em “Contas”.'}
            </span>
          </p>
        </AskDialog>
      )}
    </Card>
  )
}
