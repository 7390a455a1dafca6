import type { DeskReport } from '@delegacia/contract/desk/report'
import { acts } from '@delegacia/domain/desk/acts/table'
import { Button } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import { clockSays } from '../../words/clock-words.ts'
import { momentOf } from '../../words/times.ts'
import { RemovalNotices } from './removal-notices.tsx'

type Props = {
  report: DeskReport
  busy: boolean
  /** Tells that the aggressor was ordered out of the home, or that this was told wrongly. */
  onAct: (act: 'afastamento' | 'corrigir-afastamento') => void
  /** Reads the report again. */
  onRead: () => void
}

/**
 * What the police may do where the next judge is in another town (Law 11.340/2006, arts. 12-C and 12-D; Law 14.344/2022, art. 14).
 * Where the sources contradict each other it asks, and answers nothing.
 */
export function NoCourtCard(props: Props) {
  const { semJuiz: court, comunicacoes: notices = [] } = props.report
  // The table may have changed since: what was ordered stays here.
  if (!court && notices.length === 0) return null
  return (
    <Card title="Risco agora, e o juiz em outra cidade" tone="warning">
      {court && <Rule court={court} />}
      <Removal {...props} />
      <RemovalNotices report={props.report} />
      <Correction {...props} />
    </Card>
  )
}

const Rule = ({ court }: { court: NonNullable<DeskReport['semJuiz']> }) => (
  <>
    {court.certo ? (
      <p>
        <b>Este município não é sede de comarca.</b> Com risco atual ou iminente:
      </p>
    ) : (
      <p>
        <b>Este município é sede de comarca?</b> As fontes discordam: confirme antes de agir. Se não for, com
        risco atual ou iminente:
      </p>
    )}
    <ul className="points">
      {(court.lei === 'henryBorel' ? ofChild : ofWoman).map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  </>
)

const clockOf = ({ andamento }: DeskReport) =>
  andamento.relogios.find(({ tipo }) => tipo === 'afastamento_ao_juiz')

/** The order that was given in the place of a judge: to be told, with the time that is left until the judge knows, or told. */
function Removal({ report, busy, onAct, onRead }: Props) {
  const { andamento, comunicacoes: [newest] = [] } = report
  const clock = clockOf(report)
  const act = andamento.atos.find(({ ato }) => ato === 'afastamento')
  if (clock)
    return (
      <>
        <p>
          <b>
            <span>{clock.atrasado ? 'O prazo de avisar o juiz acabou' : 'Avisar o juiz até'}</span>{' '}
            {momentOf(clock.vence)}
          </b>{' '}
          ({clockSays(clock)}).
        </p>
        {newest?.ordenadoEm !== clock.desde && (
          <div>
            <Button kind="quiet" busy={busy} onClick={onRead}>
              Ver a comunicação ao juiz
            </Button>
          </div>
        )}
      </>
    )
  if (!act) return <p>O afastamento está no histórico, e o juiz foi avisado.</p>
  return act.permitido ? (
    <div>
      <Button kind="quiet" onClick={() => onAct('afastamento')}>
        {acts.afastamento.label}
      </Button>
    </div>
  ) : (
    <p className="small">
      <b>{acts.afastamento.label}:</b> {act.porque}
    </p>
  )
}

/** Only of an order that is shown as it was told last. */
function Correction({ report, onAct }: Props) {
  const name = 'corrigir-afastamento'
  const mayCorrect = report.andamento.atos.some(({ ato, permitido }) => ato === name && permitido)
  if (!mayCorrect || !report.comunicacoes) return null
  return (
    <div>
      <Button kind="quiet" onClick={() => onAct(name)}>
        {acts[name].label}
      </Button>
    </div>
  )
}

const ofWoman = [
  'o delegado afasta o agressor do lar na hora; sem delegado disponível, o policial (Lei 11.340, art. 12-C);',
  'só o delegado pode pôr a tornozeleira (Lei 11.340, art. 12-D);',
  'o juiz é avisado em até 24 horas, por ofício, e decide em 24 horas; o Ministério Público fica ciente.',
]
const ofChild = [
  'o delegado afasta o agressor do lar na hora; sem delegado disponível, o policial (Lei 14.344, art. 14);',
  'o juiz é avisado em até 24 horas, por ofício, e decide em 24 horas.',
]
