import type { CrimeRoute } from '../lists/routes.ts'

/** What people look for that is no report of a crime of the portal: each has words of care and a way on. */
export const topics = [
  'assault',
  'rape',
  'suicide',
  'homicide',
  'kidnapping',
  'vehicle',
  'missing',
  'injured',
  'drugs',
  'secondCopy',
  'validate',
] as const

export type Topic = (typeof topics)[number]

/** What a search can answer: a crime by its route, or a topic. */
export type Label = CrimeRoute | Topic
