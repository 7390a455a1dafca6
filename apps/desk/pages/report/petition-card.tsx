import type { DeskReport } from '@delegacia/contract/desk/report'
import type { DeskClock } from '@delegacia/contract/desk/report-words'
import { Button } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import { postForFile } from '../../api/ask-desk.ts'
import { clockSays } from '../../words/clock-words.ts'
import { momentOf } from '../../words/times.ts'
import { SealedFile } from './sealed-file.tsx'
import { SealedReport } from './sealed-report.tsx'

type Props = {
  report: DeskReport
  busy: boolean
  /** Reads the report again. */
  onRead: () => void
}

/** The request to the judge, with the time that is left for it, its sealed file and that of the report that goes along. */
export function PetitionCard({ report, busy, onRead }: Props) {
  const { andamento, pedido, pedidoSemMedidas } = report
  const clock = andamento.relogios.find(({ tipo }) => kinds.includes(tipo))
  if (!pedido && !pedidoSemMedidas) return null
  return (
    <Card title="Pedido de medidas ao juiz" tone={clock ? 'warning' : 'plain'}>
      {clock ? <TimeLeft clock={clock} /> : <p>O pedido já foi enviado ao juiz.</p>}
      {!pedido ? (
        <NothingNamed isAtOnce={clock?.tipo === atOnce} />
      ) : pedido.sha256 === undefined ? (
        <>
          <p>O papel ainda está sendo selado.</p>
          <Button kind="quiet" busy={busy} onClick={onRead}>
            Ver se já está pronto
          </Button>
        </>
      ) : (
        <>
          <p>
            O papel selado leva o pedido, as pessoas, o relato e o formulário respondido. Quem tem o número de
            autenticação não o recebe por aqui: entregue uma cópia em mãos, se ela quiser.
          </p>
          {pedido.corrigidoDepois && <CorrectedSince what={pedido.corrigidoDepois} />}
          <SealedFile
            read={() =>
              postForFile('/boletins/{boletim}/pedido/ler', {}, { path: { boletim: andamento.id } })
            }
          >
            Baixar o pedido selado
          </SealedFile>
          <p className="hash soft">SHA-256 {pedido.sha256}</p>
        </>
      )}
      <AlongWith
        report={report}
        isHers={(pedido?.lei ?? 'mariaDaPenha') === 'mariaDaPenha' && clock?.tipo !== atOnce}
      />
    </Card>
  )
}

const atOnce = 'medida_protetiva_logo'
const kinds: readonly DeskClock['tipo'][] = ['medida_protetiva', atOnce]

/** Where the law sets no hours, none are told. */
const TimeLeft = ({ clock }: { clock: DeskClock }) =>
  clock.tipo === atOnce ? (
    <p>
      <b>Levar logo ao juiz</b> (pedido {clockSays(clock)}). {clock.regra}.
    </p>
  ) : (
    <p>
      <b>
        <span>{clock.atrasado ? 'O prazo acabou' : 'Enviar até'}</span> {momentOf(clock.vence)}
      </b>{' '}
      ({clockSays(clock)}). {clock.regra}.
    </p>
  )

/** Protection was asked for with the report, and the measures were not chosen: there is nothing to print yet. */
const NothingNamed = ({ isAtOnce }: { isAtOnce: boolean }) => (
  <>
    <p>
      <b>Quem registrou pediu proteção ao juiz e ainda não disse quais medidas.</b> Por isso não há papel do
      pedido.
    </p>
    <p>
      Fale com quem registrou, do modo que disse ser sem risco, e pergunte quais medidas quer. A pessoa também
      pode escolher sozinha ao acompanhar o boletim, em “Proteção”: então o papel aparece aqui.{' '}
      <span>{isAtOnce ? 'Não espere a resposta' : 'O prazo não espera a resposta'}</span>: sem ela, o delegado
      leva ao juiz o pedido como está no boletim.
    </p>
  </>
)

/** Law 11.340/2006, art. 12, § 2. The report's paper has what the request leaves out (decision 0063). */
const AlongWith = ({ report, isHers }: { report: DeskReport; isHers: boolean }) => (
  <>
    <p>
      <span>
        {isHers
          ? 'Envie junto o boletim selado (Lei 11.340, art. 12, § 2º).'
          : 'Envie junto o boletim selado.'}
      </span>{' '}
      Ele traz telefones e e-mails que o pedido não traz: peça sigilo ao juízo.
    </p>
    <SealedReport report={report} />
  </>
)

/** The sealed file says what was said before: the judge needs the addendum beside it. */
const CorrectedSince = ({ what }: { what: readonly string[] }) => (
  <div className="note">
    <p>
      <b>O pedido foi feito antes da correção de:</b>
    </p>
    <ul className="points">
      {what.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
    <p>O papel selado não muda. Envie com ele o adendo, que traz o que vale agora.</p>
  </div>
)
