import * as v from 'valibot'
import type { Call } from './http/call.ts'
import { unitFiguresBody } from './shown-figures.ts'

const panelAnswer = v.object({
  /** The month of the reports, `2026-10`. */
  mes: v.string(),
  total: v.nullable(v.number()),
  unidades: v.array(unitFiguresBody),
  /** The head of the log of acts: noted elsewhere, it shows later whether the log was changed. */
  registro: v.object({ entrada: v.number(), hash: v.string() }),
})
export type Panel = v.InferOutput<typeof panelAnswer>

export const readPanel = {
  method: 'get',
  path: '/painel',
  summary:
    'What became of the reports of the last month that is counted, unit by unit, and the head of the log.',
  answers: { 200: { description: 'The figures; small ones are hidden', schema: panelAnswer } },
} as const satisfies Call
