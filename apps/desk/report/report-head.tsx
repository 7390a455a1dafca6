import type { ReportProgress } from '@delegacia/contract/desk/report-progress'
import { cancellationReasons } from '@delegacia/domain/language/cancellation-reasons'
import { Link } from 'wouter'
import { Clock } from '../frame/clock.tsx'
import { PageTitle } from '../frame/page-title.tsx'
import { useQueuePlace } from '../frame/queue-place.ts'
import { clockLook, clockRule, clockSays } from '../words/clock-words.ts'
import { stateWords } from '../words/state-words.ts'
import { momentOf, sinceThen, timeOf } from '../words/times.ts'

/** Where the report stands: its number, state, clocks, who has it and who looks. */
export function ReportHead({ progress }: { progress: ReportProgress }) {
  const { numero, crime, municipio, unidade, estado, registradoEm, relogios, posse, olham } = progress
  const { semRespostaDesde, cancelamento } = progress
  const [state, look] = stateWords[estado]
  const { queue } = useQueuePlace()
  return (
    <>
      <p>
        <Link href={`/filas/${queue}`}>Voltar à fila</Link>
      </p>
      <PageTitle
        title={`${crime}, ${numero}`}
        line={`${unidade.nome} · ${municipio ?? 'lugar não informado'} · registrado ${momentOf(registradoEm)}`}
      >
        <span className={`pill ${look}`}>{state}</span>
        {cancelamento && <span className="pill bad">Documento cancelado</span>}
      </PageTitle>
      <dl className="facts">
        {relogios.map((clock) => (
          <div key={clock.tipo}>
            <dt className="visually-hidden">Prazo</dt>
            <dd>
              <Clock says={clockSays(clock)} look={clockLook(clock)} rule={clockRule(clock)} />
            </dd>
          </div>
        ))}
        {semRespostaDesde && (
          <div>
            <dt>Quem registrou</dt>
            <dd>Escreveu {sinceThen(semRespostaDesde)} e espera resposta</dd>
          </div>
        )}
        {cancelamento && (
          <div>
            <dt>Documento</dt>
            <dd>
              Cancelado {momentOf(cancelamento.canceladoEm)}
              <span>{cancelamento.motivo && `: ${cancellationReasons[cancelamento.motivo].pt}`}</span> O
              boletim segue; só o papel e os acréscimos não valem mais.
            </dd>
          </div>
        )}
        <div>
          <dt>Com quem</dt>
          <dd>{posse ? `${posse.minha ? 'Você' : posse.nome}, até ${timeOf(posse.ate)}` : 'Livre'}</dd>
        </div>
        <div>
          <dt>Olha agora</dt>
          <dd>{olham.length > 0 ? olham.map(({ nome }) => nome).join(', ') : 'só você'}</dd>
        </div>
      </dl>
    </>
  )
}
