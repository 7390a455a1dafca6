import type { DeskReport } from '@delegacia/contract/desk/report'
import { Card } from '@delegacia/ui/card'
import { identifierWords } from '../../words/identifier-words.ts'

/** DU-04. The same plate, telephone or key in another report: the number where it is of the own unit, else whom to ask. */
export function SharedCard({ shared }: { shared: DeskReport['identificadores'] }) {
  if (shared.length === 0) return null
  return (
    <Card title="O mesmo aparece em outro boletim">
      <ul className="stack-s">
        {shared.map(({ tipo, unidade, numero }) => (
          <li key={`${tipo} ${unidade} ${numero ?? ''}`}>
            <b>{identifierWords[tipo]}</b>:{' '}
            {numero === undefined ? (
              <>{unidade} tem um. Peça àquela unidade.</>
            ) : (
              <>
                boletim <span className="mono">{numero}</span>, desta unidade.
              </>
            )}
          </li>
        ))}
      </ul>
      <p className="small soft">
        Compara números exatos, nunca nomes. O mesmo número não prova que seja a mesma pessoa ou o mesmo caso.
      </p>
    </Card>
  )
}
