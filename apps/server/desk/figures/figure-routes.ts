import { readFigures } from '@delegacia/contract/desk/figures'
import { paceAnswer, unitFiguresAnswer } from '@delegacia/contract/shown-figures'
import { countedMonth } from '@delegacia/domain/desk/figures/counted-month'
import { middleOf } from '@delegacia/domain/desk/figures/middle-of'
import { unitFigures } from '@delegacia/domain/desk/figures/unit-figures'
import { isAllowed } from '@delegacia/domain/desk/permissions'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../base/http/serve-call.ts'
import { countByUnit } from '../../store/units/unit-counts.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { requireOfficer } from '../sessions/require-officer.ts'
import type { WorkDeps } from '../work/work-deps.ts'

/** The figures of a unit for its chief, under the role of lists: the published ones, which no two of them tell apart. */
export function registerFigures(app: FastifyInstance, deps: WorkDeps): void {
  serveCall(app, readFigures, async (request) => {
    const { duties } = await requireOfficer(request, deps)
    if (!duties.some((duty) => isAllowed([duty], 'read-figures', { unit: duty.unit })))
      throw new DeskFailure('sem-permissao')
    const { month, ...time } = countedMonth(deps.now())
    const counts = await countByUnit(deps.list, time)
    const isOwn = (place: number) => isAllowed(duties, 'read-figures', { unit: counts[place]?.id })
    const { units } = unitFigures(counts)
    return {
      mes: month,
      unidades: units.filter((_, place) => isOwn(place)).map(unitFiguresAnswer),
      meioDasOutras: paceAnswer(middleOf(units.filter((_, place) => !isOwn(place)))),
    }
  })
}
