import type { StuckDelivery } from '@delegacia/contract/desk/delivery'
import { Button } from '@delegacia/ui/button'
import { Cell, Row, RowHead, ScrollTable } from '../../frame/scroll-table.tsx'
import { failureWords } from '../../words/delivery-words.ts'
import { agoOf, momentOf } from '../../words/times.ts'

type DeliveryTableProps = {
  deliveries: readonly StuckDelivery[]
  total: number
  busy: boolean
  onSend: (report: string) => void
}

/** The oldest first; what nobody tries any more says so in a word. */
export function DeliveryTable({ deliveries, total, busy, onSend }: DeliveryTableProps) {
  return (
    <div className="list">
      <ScrollTable
        name="Tabela das entregas"
        heads={['Boletim', 'Sistema', 'Espera', 'O que houve', 'O que fazer']}
      >
        {deliveries.map((one) => (
          <Row key={`${one.id} ${one.recebedor}`}>
            <RowHead className="mono subject">{one.numero}</RowHead>
            <Cell>
              {one.recebedor}
              <small>{one.modo === 'envio' ? 'recebe avisos' : 'vem buscar'}</small>
            </Cell>
            <Cell>
              <b>{agoOf(one.minutos * 60_000)}</b>
              <small>desde {momentOf(one.desde)}</small>
            </Cell>
            <Cell>
              <span className={`pill ${one.parada ? 'bad' : 'work'}`}>
                {one.parada ? 'parada' : 'em andamento'}
              </span>
              <small>
                {failureWords(one)}
                <span>
                  {one.tentativas > 0 &&
                    `; ${one.tentativas} ${one.tentativas === 1 ? 'tentativa' : 'tentativas'}`}
                </span>
              </small>
            </Cell>
            <Cell>
              <Button
                kind="quiet"
                busy={busy}
                aria-label={`Enviar de novo o boletim ${one.numero}`}
                onClick={() => onSend(one.id)}
              >
                Enviar de novo
              </Button>
            </Cell>
          </Row>
        ))}
      </ScrollTable>
      <div className="foot">
        <span>
          <span>{total > deliveries.length && `As ${deliveries.length} mais antigas de ${total}. `}</span>
          Parada: ninguém tenta mais. Se parar outra vez, avise quem cuida daquele sistema.
        </span>
      </div>
    </div>
  )
}
