import type { StateFigures } from '@delegacia/domain/desk/figures/state-figures'
import * as v from 'valibot'
import type { Call } from './http/call.ts'
import { paceFigures, shownAnswer, shownFigure, unitFiguresAnswer, unitFiguresBody } from './shown-figures.ts'

const monthBody = v.object({
  /** The month of the reports, `2026-10`. */
  mes: v.string(),
  recebidos: shownFigure,
  ...paceFigures.entries,
  /** Per cent of the reports that another system of the police has confirmed; null where none was connected. */
  entregues: v.nullable(shownFigure),
  porTipo: v.array(v.object({ crime: v.number(), recebidos: shownFigure })),
  unidades: v.array(unitFiguresBody),
})
export type PanelMonth = v.InferOutput<typeof monthBody>

const panelAnswer = v.object({
  /** Settled months, the newest first; each never changes. */
  meses: v.array(monthBody),
  /** When the month after the newest one comes, or the first one if there is none. */
  proximo: v.string(),
  /** The head of the log of acts: noted elsewhere, it shows later whether the log was changed. */
  registro: v.object({ entrada: v.number(), hash: v.string() }),
  /** What the station itself knows of the time in which it could take reports. */
  funcionamento: v.object({
    /** Since when it notes; null before the first note. */
    desde: v.nullable(v.string()),
    meses: v.array(v.object({ mes: v.string(), porCento: v.number(), minutosFora: v.number() })),
    /** `ate` is null while it lasts. */
    interrupcoes: v.array(v.object({ de: v.string(), ate: v.nullable(v.string()), minutos: v.number() })),
  }),
  /** Other servers that the pages may contact. */
  terceiros: v.array(v.string()),
  /** Kilobytes as they are sent, compressed. */
  pesos: v.array(v.object({ lingua: v.string(), inicio: v.number(), registro: v.number() })),
})
export type Panel = v.InferOutput<typeof panelAnswer>

export const readPanel = {
  method: 'get',
  path: '/painel',
  summary:
    'What became of the reports of each settled month, how long reports could be taken, and the head of the log.',
  answers: {
    200: { description: 'The figures; small ones are hidden', schema: panelAnswer },
    304: { description: 'Unchanged' },
  },
} as const satisfies Call

export const readPanelTable = {
  method: 'get',
  path: '/painel.csv',
  summary: 'The same figures as one table: month, figure, of what, how it is told, value.',
  answers: { 200: { description: 'CSV in UTF-8', type: 'text/csv' }, 304: { description: 'Unchanged' } },
} as const satisfies Call

/** A month as it is published. */
export const monthAnswer = (month: string, figures: StateFigures): PanelMonth => ({
  mes: month,
  recebidos: shownAnswer(figures.received),
  primeiroOlharHoras: shownAnswer(figures.firstLookHours),
  corrigidos: shownAnswer(figures.corrected),
  respondidos: shownAnswer(figures.answered),
  entregues: figures.delivered === undefined ? null : shownAnswer(figures.delivered),
  porTipo: figures.kinds.map(({ kind, received }) => ({ crime: kind, recebidos: shownAnswer(received) })),
  unidades: figures.units.map(unitFiguresAnswer),
})

/** A month that was published before; undefined for what has not that form any more. */
export function readMonth(stored: unknown): PanelMonth | undefined {
  const reading = v.safeParse(monthBody, stored)
  return reading.success ? reading.output : undefined
}
