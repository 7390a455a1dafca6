import * as v from 'valibot'
import type { Call } from '../http/call.ts'
import { deskFailure } from './failure.ts'
import { unitAnswer } from './report-words.ts'

/** Somebody needs help now; or a judge has to be asked or told. */
const alarmMarks = ['agora', 'juiz'] as const
const mark = v.picklist(alarmMarks)
export type AlarmMark = v.InferOutput<typeof mark>

const urgent = v.object({
  id: v.string(),
  numero: v.string(),
  marca: mark,
  desde: v.string(),
  /** Until when the law wants it done; absent where it says no hours. */
  ate: v.optional(v.string()),
  unidade: unitAnswer,
})

const alarm = v.object({
  /** Of what is told here: the officer who asks again with it waits for something else. */
  versao: v.string(),
  feitaEm: v.string(),
  quantos: v.number(),
  /** Mark and time of what has waited longest; absent if nothing waits. */
  marca: v.optional(mark),
  desde: v.optional(v.string()),
  /** The first of them; none to a session that nobody used for too long: that hears and reads nothing. */
  urgentes: v.array(urgent),
})
export type Alarm = v.InferOutput<typeof alarm>

export const hearAlarm = {
  method: 'get',
  path: '/alarme',
  summary:
    'What is urgent in the units of whoever asks and claimed by nobody. Answers as soon as that differs from `depois`, at the latest after some 20 seconds; asking is no use of the session.',
  query: { depois: { description: 'The `versao` that is known; absent: answers at once' } },
  answers: {
    200: { description: 'What waits', schema: alarm },
    401: deskFailure,
    403: deskFailure,
  },
} as const satisfies Call
