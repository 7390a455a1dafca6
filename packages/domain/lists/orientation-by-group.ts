import { emptyList, type ReferenceList } from './list.ts'
import { sexualOrientations } from './sexual-orientations.ts'
import { lgbtGroup } from './social-groups.ts'

/**
 * The orientations asked of a social group, -1 for all. Nobody outside the LGBTQIA+ group is asked: sensitive data
 * is taken only where it serves the person (Law 13.709/2018, articles 6 and 11).
 */
export const orientationsOf = (group: number): ReferenceList =>
  group === -1 || group === lgbtGroup ? sexualOrientations : emptyList
