import type { Text } from '../../language/text.ts'
import type { Advice } from '../advice/advice.ts'
import type { NatureRow } from './nature-row.ts'

/** The parts of the long list of the home; violence has its own place, whatever its use. */
export type HomePlace =
  'protection' | 'things' | 'deceit' | 'people' | 'traffic' | 'neighbours' | 'land' | 'other'

/** What is told before any list where somebody's words are most like the crime. */
export type CrimeCare = 'danger' | 'fire' | 'account' | 'money'

/** A nature as its crime tells it. */
export type OwnNature = Omit<NatureRow, 'crimes'>

/** What is known of a crime besides what its flow asks. */
export type CrimeRow = {
  /** Its folder in packages/flows/crimes. */
  readonly folder: string
  readonly id_crime: number
  /** The citizen's crime where none was chosen; see citizen-crimes.ts. */
  readonly id_crime_cidadao: number
  readonly name: Text
  readonly card: Text
  readonly place: HomePlace
  readonly care?: CrimeCare
  /** Left out where the natures of other crimes are offered. */
  readonly natures?: readonly [OwnNature, ...OwnNature[]]
  /** Other crimes that offer its natures too. */
  readonly sharedWith?: readonly number[]
  /** What helps after a report; natures and answers may have advice of their own. */
  readonly advice?: Advice
}
