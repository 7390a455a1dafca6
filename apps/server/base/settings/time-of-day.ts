import * as v from 'valibot'
import { expecting } from './formats.ts'

/** Minutes after midnight in Pará; undefined: never. */
export const timeOfDay = expecting(
  'a time of day in Pará, such as 03:00, or off',
  v.pipe(
    v.string(),
    v.regex(/^(([01]?\d|2[0-3]):[0-5]\d|off)$/),
    v.transform((text) => {
      const [hour, minute] = text.split(':').map(Number)
      return hour === undefined || minute === undefined ? undefined : hour * 60 + minute
    }),
  ),
)
