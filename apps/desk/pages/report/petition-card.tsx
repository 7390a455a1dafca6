import type { DeskReport } from '@delegacia/contract/desk/report'
import { Button } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import { postForFile } from '../../api/ask-desk.ts'
import { saveFile } from '../../api/save-file.ts'
import { useAction } from '../../api/use-action.ts'
import { Failure } from '../../frame/failure.tsx'
import { clockSays } from '../../words/clock-words.ts'
import { momentOf } from '../../words/times.ts'

type Props = {
  report: DeskReport
  busy: boolean
  /** Reads the report again. */
  onRead: () => void
}

/** The request to the judge, with the time that is left for it, and its sealed file. */
export function PetitionCard({ report: { andamento, pedido }, busy, onRead }: Props) {
  const reading = useAction(async () =>
    saveFile(await postForFile('/boletins/{boletim}/pedido/ler', {}, { path: { boletim: andamento.id } })),
  )
  if (!pedido) return null
  const clock = andamento.relogios.find(({ tipo }) => tipo === 'medida_protetiva')
  return (
    <Card title="Pedido de medidas ao juiz" tone={clock ? 'warning' : 'plain'}>
      {clock ? (
        <p>
          <b>
            {clock.atrasado ? 'O prazo acabou' : 'Enviar até'} {momentOf(clock.vence)}
          </b>{' '}
          ({clockSays(clock)}). {clock.regra}.
        </p>
      ) : (
        <p>O pedido já foi enviado ao juiz.</p>
      )}
      {pedido.sha256 === undefined ? (
        <>
          <p>O papel ainda está sendo selado.</p>
          <Button kind="quiet" busy={busy} onClick={onRead}>
            Ver se já está pronto
          </Button>
        </>
      ) : (
        <>
          <p>
            O papel selado leva o pedido, as pessoas, o relato e o formulário respondido. Quem tem o código
            não o recebe por aqui: entregue uma cópia em mãos, se ela quiser.
          </p>
          {pedido.corrigidoDepois && <CorrectedSince what={pedido.corrigidoDepois} />}
          <Button busy={reading.busy} onClick={() => reading.run()}>
            Baixar o pedido selado
          </Button>
          <p className="hash soft">SHA-256 {pedido.sha256}</p>
        </>
      )}
      <Failure text={reading.failed} />
    </Card>
  )
}

/** The sealed file says what was said before: the judge needs the addendum beside it. */
const CorrectedSince = ({ what }: { what: readonly string[] }) => (
  <div className="note">
    <p>
      <b>O pedido foi feito antes da correção de:</b>
    </p>
    <ul>
      {what.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
    <p>O papel selado não muda. Envie com ele o adendo, que traz o que vale agora.</p>
  </div>
)
