import type { AuditEntry } from '@delegacia/contract/desk/audit'
import type { ReactNode } from 'react'
import { Cell, Row, RowHead, ScrollTable } from '../../frame/scroll-table.tsx'
import { actWords } from '../../words/act-words.ts'
import { dutyInWords, reasonInWords } from '../../words/audit-words.ts'
import { momentOf } from '../../words/times.ts'

export function AuditTable({ entries, children }: { entries: readonly AuditEntry[]; children: ReactNode }) {
  return (
    <div className="list">
      <ScrollTable
        name="Tabela do registro"
        heads={['Entrada', 'Quando', 'Quem', 'Ato e motivo', 'Sobre', 'Elo']}
      >
        {entries.map(({ entrada, quando, ato, quem, funcao, unidade, sobre, motivo, anterior, hash }) => (
          <Row key={entrada}>
            <RowHead>{entrada}</RowHead>
            <Cell>{momentOf(quando)}</Cell>
            <Cell>
              <span>{quem?.nome ?? 'a própria estação'}</span>
              {funcao && <small>{dutyInWords({ funcao, unidade })}</small>}
            </Cell>
            <Cell>
              {actWords[ato]}
              {motivo && <small>{reasonInWords({ ato, motivo })}</small>}
            </Cell>
            <Cell className="subject">{sobre ?? '—'}</Cell>
            <Cell className="hash">
              {anterior.slice(0, 4)} → {hash.slice(0, 4)}
            </Cell>
          </Row>
        ))}
      </ScrollTable>
      <div className="foot">{children}</div>
    </div>
  )
}
