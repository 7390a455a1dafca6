import type { TimelineEvent } from '@delegacia/contract/desk/report'
import { Card } from '@delegacia/ui/card'
import { authorWords, eventWords } from '../words/event-words.ts'
import { reasonNames } from '../words/reason-words.ts'
import { momentOf, timeOf } from '../words/times.ts'
import { Answers } from './timeline-answers.tsx'

type TimelineProps = {
  /** Absent through the glass, where nothing is downloaded. */
  report?: string
  events: readonly TimelineEvent[]
}

/** The newest first. A message proves nobody, and is never a withdrawal. */
export function Timeline({ report, events }: TimelineProps) {
  return (
    <Card title="Histórico">
      <p className="small soft">
        Como estava quando você abriu.
        <span>
          {report !== undefined &&
            ' O que chega depois entra por “Ver o que chegou”; o que você faz agora aparece na próxima abertura.'}
        </span>
      </p>
      <ol className="time">
        {events.map((event) => (
          <TimelineItem key={event.id} event={event} {...(report !== undefined && { report })} />
        ))}
      </ol>
    </Card>
  )
}

function TimelineItem({ report, event }: { report?: string; event: TimelineEvent }) {
  const {
    tipo,
    quando,
    por,
    texto,
    traducao,
    semTraducao,
    perguntas = [],
    para,
    motivo,
    ate,
    recibo,
    sha256,
    retirado,
    desde,
  } = event
  const facts = [
    para,
    motivo && `motivo: ${reasonNames[motivo] ?? motivo}`,
    desde && `desde ${momentOf(desde)}`,
    ate && `até ${timeOf(ate)}`,
    recibo && `recibo ${recibo}`,
    retirado && 'retirado antes de sair',
    event.assinadoPor && `assinado por ${authorWords(event.assinadoPor)}`,
  ].filter(Boolean)
  return (
    <li className={por.quem === 'codigo' ? 'asked' : undefined}>
      <time dateTime={quando}>{momentOf(quando)}</time> · <b>{eventWords[tipo]}</b>, {authorWords(por)}
      {facts.length > 0 && <p className="small">{facts.join(' · ')}</p>}
      {traducao !== undefined && (
        <>
          <blockquote>{traducao}</blockquote>
          <p className="small soft">Traduzido por uma máquina. Como a pessoa escreveu:</p>
        </>
      )}
      {texto !== undefined && <blockquote>{texto}</blockquote>}
      {semTraducao && <p className="small soft">A tradução não veio agora. Leia de novo daqui a pouco.</p>}
      {perguntas.map(({ campo, rotulo, pergunta }) => (
        <blockquote key={campo}>
          <b>{rotulo ?? campo}:</b> {pergunta}
        </blockquote>
      ))}
      {event.protecao?.map(({ pergunta, respostas }) => (
        <blockquote key={pergunta}>
          {pergunta} <b>{respostas.join(' · ')}</b>
        </blockquote>
      ))}
      {tipo === 'correcao_respondida' && <Answers event={event} {...(report !== undefined && { report })} />}
      {sha256 && <p className="hash soft">SHA-256 {sha256}</p>}
      {tipo === 'mensagem_do_cidadao' && (
        <p className="small soft">
          Uma mensagem não prova quem escreveu. Desistência nunca se aceita por aqui.
        </p>
      )}
    </li>
  )
}
