import { Button } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import { getDesk, postDesk } from '../../api/ask-desk.ts'
import { useAction } from '../../api/use-action.ts'
import { useLoad } from '../../api/use-load.ts'
import { Failure } from '../../frame/failure.tsx'
import { LoadFailure } from '../../frame/load-failure.tsx'
import { actWords } from '../../words/act-words.ts'
import { dutyInWords, reasonInWords } from '../../words/audit-words.ts'
import { momentOf } from '../../words/times.ts'

/** EV-27. What an auditor has to look at: it stands on top until somebody has. */
export function AlertsCard() {
  const alerts = useLoad('alerts', () => getDesk('/auditoria/alertas'))
  const seeing = useAction(async (entry: number) => {
    await postDesk('/auditoria/alertas/{entrada}/visto', {}, { path: { entrada: String(entry) } })
    alerts.reload()
  })
  return (
    <>
      <LoadFailure of={alerts} />
      {alerts.value && alerts.value.length > 0 && (
        <Card title="Pede atenção" tone="warning">
          <ul className="stack-s">
            {alerts.value.map(({ entrada, ato, quando, quem, funcao, unidade, sobre, motivo }) => (
              <li key={entrada} className="line">
                <span>
                  <b>{actWords[ato]}.</b>{' '}
                  <span>
                    {quem ? `${quem.nome} (${dutyInWords({ funcao, unidade })}), boletim` : 'Sistema'}
                  </span>{' '}
                  <span className="mono">{sobre}</span>, {momentOf(quando)}. {reasonInWords({ ato, motivo })}
                </span>
                <Button
                  kind="quiet"
                  busy={seeing.busy}
                  aria-label={`Já conferi a entrada ${entrada}`}
                  onClick={() => seeing.run(entrada)}
                >
                  Já conferi
                </Button>
              </li>
            ))}
          </ul>
          <Failure text={seeing.failed} />
        </Card>
      )}
    </>
  )
}
