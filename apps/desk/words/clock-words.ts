import type { DeskClock } from '@delegacia/contract/desk/report-words'
import { stationNow } from '@delegacia/domain/language/station-time'
import { agoOf, momentOf, spanOf } from './times.ts'

const hourMs = 3_600_000
const minuteMs = 60_000

/** Red where it is late, or where less than four hours are left of what is urgent. */
export function clockLook({ vence, atrasado, urgente, tipo }: DeskClock, now = stationNow()): string {
  if (atrasado) return 'late'
  if (urgente && new Date(vence).getTime() - now.getTime() < 4 * hourMs) return 'soon'
  return tipo === 'correcao' ? 'pause' : ''
}

/** What is left, or how late it is; of what has no hour, how long it has been so. */
export function clockSays({ tipo, desde, vence, atrasado }: DeskClock, now = stationNow()): string {
  const [since, left] = [now.getTime() - new Date(desde).getTime(), new Date(vence).getTime() - now.getTime()]
  if (tipo === 'atendimento_imediato' || tipo === 'medida_protetiva_logo' || tipo === 'violencia')
    return agoOf(since)
  if (Math.abs(left) < minuteMs) return 'vence agora'
  return atrasado ? `atrasado ${spanOf(-left)}` : spanOf(left)
}

/** The rule beside a clock; of the way to the judge with the moment at which its hours end. */
export const clockRule = ({ tipo, regra, vence }: DeskClock, now = stationNow()): string =>
  tipo === 'medida_protetiva' || tipo === 'afastamento_ao_juiz' ? `${momentOf(vence, now)}: ${regra}` : regra

const toJudge = ({ desde, vence }: DeskClock): string =>
  `juiz ${Math.round((new Date(vence).getTime() - new Date(desde).getTime()) / hourMs)} h`

const tagOf: Readonly<Partial<Record<DeskClock['tipo'], (clock: DeskClock) => string>>> = {
  atendimento_imediato: () => 'agora',
  medida_protetiva: toJudge,
  medida_protetiva_logo: () => 'juiz, logo',
  afastamento_ao_juiz: toJudge,
  decisao: () => 'decidir',
  violencia: () => 'violência',
}

/** The dangers that stand above everything else, what waits for another officer, and violence until its end, as words. */
export const clockTags = (clocks: readonly DeskClock[]): string[] =>
  clocks.flatMap((clock) => tagOf[clock.tipo]?.(clock) ?? [])
