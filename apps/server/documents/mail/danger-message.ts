import { stateNow } from '@delegacia/domain/language/dates'

/** Urgent reports of one unit that nobody has opened. */
export type WaitingReports = {
  /** The name of the unit. */
  unit: string
  /** Since when the oldest waits. */
  since: Date
  reports: number
}

const sender = 'Delegacia Virtual'

/** For officers, whose language is the desk's: plain text without a link, and without anything of a report. */
export function dangerMessage(waiting: WaitingReports): { sender: string; subject: string; text: string } {
  return {
    sender,
    subject: 'Delegacia Virtual: urgente sem ser aberto',
    text: `${[
      sentenceOf(waiting),
      'Por segurança, este aviso não traz link nem nada do boletim.',
      'Esta mensagem é automática e ninguém lê as respostas.',
      sender,
    ].join('\n\n')}\n`,
  }
}

function sentenceOf({ unit, since, reports }: WaitingReports): string {
  const begin = momentOf(since)
  return reports === 1
    ? `Há um boletim urgente sem ser aberto desde ${begin} na unidade ${unit}. Abra a fila.`
    : `Há ${reports} boletins urgentes sem ser abertos na unidade ${unit}, o mais antigo desde ${begin}. Abra a fila.`
}

/** `22h10 de 27/11`, by the clock of the State. */
function momentOf(instant: Date): string {
  const [, month = '', day = '', hour = '', minute = ''] =
    /^\d+-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(stateNow(instant)) ?? []
  return `${hour}h${minute} de ${day}/${month}`
}
