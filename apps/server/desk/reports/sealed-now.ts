import { faultLine } from '../../base/platform/log.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import type { WorkDeps } from '../work/work-deps.ts'

/** A paper that is sealed when somebody asks for it. Throws `papel-nao-selado` where that fails. */
export const sealedNow = <T>({ log }: Pick<WorkDeps, 'log'>, sealing: Promise<T>): Promise<T> =>
  sealing.catch((error: unknown) => {
    log(faultLine('desk', error))
    throw new DeskFailure('papel-nao-selado')
  })
