import type { DeskReport } from '@delegacia/contract/desk/report'
import { Card } from '@delegacia/ui/card'
import { momentOf } from '../../words/times.ts'

/** What an officer must know before calling a person who may have the offender near; it stands above the telephone. */
export const SafeContact = ({ report }: { report: DeskReport }) =>
  report.andamento.emCasa ? (
    <Card title="Antes de ligar" tone="warning">
      <HowToCall report={report} />
    </Card>
  ) : null

/** How and when the person said that it is safe to call, the newest word first. */
export function HowToCall({ report }: { report: DeskReport }) {
  const { secoes, andamento, contatosSeguros } = report
  const rows = secoes.flatMap(({ entries }) => entries.flatMap((entry) => entry.rows))
  const registered = rows.find(({ campo, declined }) => campo.endsWith('/contato_seguro') && !declined)?.value
  const [newest, ...older] = contatosSeguros
  const said = newest?.modo ?? registered
  const earlier = [
    ...older,
    ...(newest && registered ? [{ quando: andamento.registradoEm, modo: registered }] : []),
  ]
  return (
    <>
      <p>
        {said ? (
          <b>{said}.</b>
        ) : (
          'A pessoa não disse como ligar sem risco. Pergunte primeiro se pode falar; escreva só o que outra pessoa possa ler.'
        )}
      </p>
      {newest && (
        <p className="small">
          Dito em {momentOf(newest.quando)} por quem tem o número de autenticação, o que não prova quem foi.
          Na dúvida, siga o jeito mais cuidadoso.
        </p>
      )}
      {earlier.length > 0 && (
        <details className="small">
          <summary>O que valia antes</summary>
          <ul>
            {earlier.map(({ quando, modo }) => (
              <li key={quando}>
                {momentOf(quando)}: {modo}
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="small soft">Se outra pessoa atender, não diga que é da polícia nem do que se trata.</p>
    </>
  )
}
