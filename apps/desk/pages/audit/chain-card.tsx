import { Card } from '@delegacia/ui/card'
import type { AnswerOf } from '../../api/call-types.ts'
import { breakWords } from '../../words/audit-words.ts'

type ChainCardProps = {
  head: AnswerOf<'post', '/auditoria'>['cabeca'] | undefined
  verified: AnswerOf<'post', '/auditoria/verificar'> | undefined
}

/** The head of the chain, and whether it is whole once somebody has asked. */
export function ChainCard({ head, verified }: ChainCardProps) {
  const newest = verified?.cabeca ?? head
  const broken = verified?.quebra
  return (
    <div role="status" className="chain">
      {broken && (
        <Card title={`A cadeia se quebra na entrada ${broken.entrada}`} tone="danger">
          <p>{breakWords[broken.o_que]}</p>
          <p className="small">
            Não apague nem reinicie nada. Avise o encarregado e guarde uma cópia do banco.
          </p>
        </Card>
      )}
      {verified?.inteira && (
        <p className="line good">
          <span>
            <b>A cadeia está inteira</b>, da primeira entrada à <span>{newest?.entrada ?? 0}</span>.
          </span>
        </p>
      )}
      {newest && (
        <p className="small">
          Cabeça da cadeia, entrada {newest.entrada}: <span className="hash">{newest.hash}</span>
        </p>
      )}
    </div>
  )
}
