import type { AuditEntry } from '@delegacia/contract/desk/audit'
import type { ReactNode } from 'react'
import { ScrollTable } from '../../frame/scroll-table.tsx'
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
          <tr key={entrada}>
            <th scope="row">{entrada}</th>
            <td>{momentOf(quando)}</td>
            <td>
              {quem?.nome ?? 'a própria estação'}
              {funcao && <small>{dutyInWords({ funcao, unidade })}</small>}
            </td>
            <td>
              {actWords[ato]}
              {motivo && <small>{reasonInWords({ ato, motivo })}</small>}
            </td>
            <td className="subject">{sobre ?? '—'}</td>
            <td className="hash">
              {anterior.slice(0, 4)} → {hash.slice(0, 4)}
            </td>
          </tr>
        ))}
      </ScrollTable>
      <div className="foot">{children}</div>
    </div>
  )
}
