import type { DeskReport } from '@delegacia/contract/desk/report'
import { Card } from '@delegacia/ui/card'

/** What an officer must know before calling a person who may have the offender near; it stands above the telephone. */
export function SafeContact({ report }: { report: DeskReport }) {
  const { secoes, andamento } = report
  if (!andamento.emCasa) return null
  const rows = secoes.flatMap(({ entries }) => entries.flatMap((entry) => entry.rows))
  const said = rows.find(({ campo, declined }) => campo.endsWith('/contato_seguro') && !declined)?.value
  return (
    <Card title="Antes de ligar" tone="warning">
      <p>
        {said ? (
          <b>{said}.</b>
        ) : (
          'A pessoa não disse como ligar sem risco. Pergunte primeiro se pode falar; escreva só o que outra pessoa possa ler.'
        )}
      </p>
      <p className="small soft">Se outra pessoa atender, não diga que é da polícia nem do que se trata.</p>
    </Card>
  )
}
