import type { DeskReport } from '@delegacia/contract/desk/report'
import { Card } from '@delegacia/ui/card'

/**
 * What the police may do where the next judge is in another town (Law 11.340/2006, arts. 12-C and 12-D; Law 14.344/2022, art. 14).
 * Where the sources contradict each other it asks, and answers nothing.
 */
export const NoCourtCard = ({ court }: { court: DeskReport['semJuiz'] }) =>
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
    </Card>
  )

const ofWoman = [
  'o delegado afasta o agressor do lar na hora; sem delegado disponível, o policial (Lei 11.340, art. 12-C);',
  'só o delegado pode pôr a tornozeleira (Lei 11.340, art. 12-D);',
  'o juiz é avisado em até 24 horas, por ofício, e decide em 24 horas; o Ministério Público fica ciente.',
]
const ofChild = [
  'o delegado afasta o agressor do lar na hora; sem delegado disponível, o policial (Lei 14.344, art. 14);',
  'o juiz é avisado em até 24 horas, por ofício, e decide em 24 horas.',
]
