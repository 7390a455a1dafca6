import { crimeTable } from '../../lists/crimes/crime-table.ts'
import type { CrimeRoute } from '../../lists/routes.ts'
import { classificationOf, type Progress } from '../events/progress.ts'

const routes: readonly CrimeRoute[] = ['violencia', 'violencia_contra_mulher', 'ameaca', 'perseguicao']
const violent: ReadonlySet<number> = new Set(routes.map((route) => crimeTable[route].id_crime))

/**
 * Whether whoever did it may come back to the person: violence, a threat or stalking, as it was reported or as the police
 * propose, and whatever was done at home.
 */
export const isUrgentViolence = (progress: Progress): boolean =>
  progress.atHome || violent.has(progress.reported.crime) || violent.has(classificationOf(progress).crime)
