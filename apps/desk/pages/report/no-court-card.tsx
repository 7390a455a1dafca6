import type { DeskReport } from '@delegacia/contract/desk/report'
import type { ReportProgress } from '@delegacia/contract/desk/report-progress'
import { Button } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import { actNames } from '../../words/act-names.ts'
import { clockSays } from '../../words/clock-words.ts'
import { momentOf } from '../../words/times.ts'

type Props = {
  court: DeskReport['semJuiz']
  progress: ReportProgress
  /** Tells that the aggressor was ordered out of the home. */
  onRemoval: () => void
}

/**
 * What the police may do where the next judge is in another town (Law 11.340/2006, arts. 12-C and 12-D; Law 14.344/2022, art. 14).
 * Where the sources contradict each other it asks, and answers nothing.
 */
export const NoCourtCard = ({ court, progress, onRemoval }: Props) =>
  court && (
    <Card title="Risco agora, e o juiz em outra cidade" tone="warning">
      {court.certo ? (
        <p>
          <b>Este município não é sede de comarca.</b> Com risco atual ou iminente:
        </p>
      ) : (
        <p>
          <b>Este município é sede de comarca?</b> As fontes discordam: confirme antes de agir. Se não for,
          com risco atual ou iminente:
        </p>
      )}
      <ul>
        {(court.lei === 'henryBorel' ? ofChild : ofWoman).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <Removal progress={progress} onRemoval={onRemoval} />
    </Card>
  )

/** The order that was given in the place of a judge: to be told, with the time that is left until the judge knows, or told. */
function Removal({ progress: { relogios, atos }, onRemoval }: Omit<Props, 'court'>) {
  const clock = relogios.find(({ tipo }) => tipo === 'afastamento_ao_juiz')
  const act = atos.find(({ ato }) => ato === 'afastamento')
  if (clock)
    return (
      <p>
        <b>
          <span>{clock.atrasado ? 'O prazo de avisar o juiz acabou' : 'Avisar o juiz até'}</span>{' '}
          {momentOf(clock.vence)}
        </b>{' '}
        ({clockSays(clock)}).
      </p>
    )
  if (!act) return <p>O afastamento está no histórico, e o juiz foi avisado.</p>
  return act.permitido ? (
    <Button kind="quiet" onClick={onRemoval}>
      {actNames.afastamento}
    </Button>
  ) : (
    <p className="small">
      <b>{actNames.afastamento}:</b> {act.porque}
    </p>
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
