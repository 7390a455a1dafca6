import { agesOfStalking } from './age-groups.ts'
import type { Question } from './question.ts'

/** Crime 25. */
export const stalkingQuestions: readonly Question[] = [{ id: 2, answers: agesOfStalking }]
