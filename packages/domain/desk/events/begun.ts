import type { Progress } from './progress.ts'
import type { RegisteredEvent } from './report-event.ts'

/** A report at the instant of its registration: it is valid from here on, whatever the desk does. */
export const begun = ({
  at,
  unit,
  reported,
  atHome,
  asksMeasure,
  measureLaw,
  measureForChild,
  immediate,
}: RegisteredEvent): Progress => ({
  state: 'registrado',
  since: at,
  registeredAt: at,
  unit,
  arrivedAt: at,
  reported,
  atHome,
  ...(asksMeasure && {
    measure: { askedAt: at, law: measureLaw ?? (measureForChild ? 'henryBorel' : 'mariaDaPenha') },
  }),
  ...(immediate && { immediate: { askedAt: at } }),
  unanswered: [],
  codeClosed: false,
  readers: [],
  wantsNotices: false,
  destroyed: false,
  leaving: [],
})
