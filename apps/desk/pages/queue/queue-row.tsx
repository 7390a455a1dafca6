import type { QueueRowAnswer } from '@delegacia/contract/desk/queues'
import { isClosed } from '@delegacia/domain/desk/events/report-state'
import { Button } from '@delegacia/ui/button'
import { Link } from 'wouter'
import { Clock } from '../../frame/clock.tsx'
import { clockLook, clockRule, clockSays, clockTags } from '../../words/clock-words.ts'
import { stateWords } from '../../words/state-words.ts'
import { momentOf, sinceThen, timeOf } from '../../words/times.ts'

type QueueRowProps = {
  row: QueueRowAnswer
  isHere: boolean
  busy: boolean
  mayReopen: boolean
  onHere: () => void
  onTake: () => void
}

/** Whether it is closed and nothing waits: it is opened again, or left alone. */
export const isAtRest = ({ estado, relogios, posse }: QueueRowAnswer): boolean =>
  isClosed(estado) && relogios.length === 0 && !posse

/** A report in the list. On small screens it is a card, and its roles keep it a row. */
export function QueueRow({ row, isHere, busy, mayReopen, onHere, onTake }: QueueRowProps) {
  const { id, numero, crime, municipio, estado, registradoEm, relogios, posse, olham } = row
  const [name, look] = stateWords[estado]
  const [clock] = relogios
  const unseen = relogios.find(({ tipo }) => tipo === 'novo_sem_olhar')
  return (
    <tr
      role="row"
      className={isHere ? 'here' : undefined}
      aria-current={isHere || undefined}
      onFocus={onHere}
    >
      <td role="cell" className="c-clock">
        {clock ? (
          <Clock says={clockSays(clock)} look={clockLook(clock)} rule={clockRule(clock)} />
        ) : (
          <span className="clock pause">sem prazo</span>
        )}
      </td>
      <th role="rowheader" scope="row" className="c-kind">
        <Link href={`/boletins/${id}`} data-row={id}>
          <b>{crime}</b> <span className="mono">{numero}</span>
        </Link>
        {clockTags(relogios).map((tag) => (
          <span key={tag} className="tag">
            {tag}
          </span>
        ))}
        {row.semRespostaDesde && <small>escreveu {sinceThen(row.semRespostaDesde)}, sem resposta</small>}
        {unseen && <small>mandou algo novo {sinceThen(unseen.desde)}, ninguém olhou</small>}
        {row.naoEntregue && <small>ainda não chegou ao sistema da unidade</small>}
      </th>
      <td role="cell" className="c-place">
        {municipio ?? 'não informado'}
      </td>
      <td role="cell" className="c-when">
        {momentOf(registradoEm)} <small>{sinceThen(registradoEm)}</small>
      </td>
      <td role="cell" className="c-state">
        <span className={`pill ${look}`}>{name}</span>
      </td>
      <td role="cell" className="c-who">
        {posse ? (
          <>
            <b>{posse.minha ? 'Você' : posse.nome}</b> <small>até {timeOf(posse.ate)}</small>
          </>
        ) : isAtRest(row) ? (
          mayReopen && estado === 'arquivado_na_unidade' ? (
            <Button
              kind="quiet"
              busy={busy}
              aria-label={`Abrir de novo o boletim ${numero}`}
              onClick={onTake}
            >
              Abrir de novo
            </Button>
          ) : (
            <span className="soft">ninguém</span>
          )
        ) : (
          <Button kind="quiet" busy={busy} aria-label={`Livre: pegar o boletim ${numero}`} onClick={onTake}>
            Pegar
          </Button>
        )}
        {olham.length > 0 && <small>olha agora: {olham.map(({ nome }) => nome).join(', ')}</small>}
      </td>
    </tr>
  )
}
