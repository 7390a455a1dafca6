import type { NoticeTime } from '@delegacia/domain/desk/citizen/notice-time'
import * as v from 'valibot'
import { expecting, explained } from './formats.ts'
import { timeOfDay } from './time-of-day.ts'

/** What the operator decides about notices by e-mail. */
export type NoticeSettings = {
  /** Undefined: none is offered and none is sent. */
  noticesAt: NoticeTime | undefined
}

export const noticeVariables = v.object({
  NOTICES_AT: v.optional(
    explained(
      expecting(
        'a time of day in Pará, such as 08:00, or off, or at-once',
        v.union([v.literal('at-once'), timeOfDay]),
      ),
      'When those who asked for it get a letter that there is something new on their thread, once a day. With `off` nobody is offered one. `at-once`, as soon as there is something, is for tests and demonstrations: the hour of such a letter tells when an officer wrote.',
    ),
    '08:00',
  ),
})

export const noticeSettings = (given: v.InferOutput<typeof noticeVariables>): NoticeSettings => ({
  noticesAt: given.NOTICES_AT,
})
