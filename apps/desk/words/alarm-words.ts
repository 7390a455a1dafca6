import type { Alarm, AlarmMark } from '@delegacia/contract/desk/alarm'
import { spanOf } from './times.ts'

/** What an urgent report asks for. */
export const markWords: Readonly<Record<AlarmMark, string>> = {
  agora: 'Ajuda agora',
  juiz: 'Pedido ou aviso ao juiz',
}

const minuteMs = 60_000

/** `há 3 min`; where the law sets hours, `faltam 47 h 12 min` or `atrasado 2 h 05 min`. */
export function alarmClock({ desde, ate }: { desde: string; ate?: string | undefined }, now: Date): string {
  if (ate !== undefined) {
    const left = new Date(ate).getTime() - now.getTime()
    return left >= 0 ? `faltam ${spanOf(left)}` : `atrasado ${spanOf(-left)}`
  }
  const waited = now.getTime() - new Date(desde).getTime()
  return waited < minuteMs ? 'há menos de 1 min' : `há ${spanOf(waited)}`
}

export const urgentCount = (count: number): string =>
  count === 1 ? '1 boletim urgente que ninguém pegou' : `${count} boletins urgentes que ninguém pegou`

/** What is said once as something arrives. */
export const arrivalWords = ({ marca, quantos }: Alarm): string =>
  marca ? `${markWords[marca]}: ${urgentCount(quantos)}.` : ''
