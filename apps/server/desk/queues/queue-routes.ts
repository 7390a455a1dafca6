import {
  listColleagues,
  listCrimes,
  listMunicipalities,
  listUnits,
  readQueue,
} from '@delegacia/contract/desk/queues'
import { reportStates } from '@delegacia/domain/desk/events/report-state'
import { acts } from '@delegacia/domain/desk/acts/table'
import { isAllowed } from '@delegacia/domain/desk/permissions'
import { isUnitRole } from '@delegacia/domain/desk/roles'
import { queues } from '@delegacia/domain/desk/work/queues'
import { crimes } from '@delegacia/domain/lists/crimes'
import { municipalities } from '@delegacia/domain/lists/municipalities'
import { naturesOf } from '@delegacia/domain/lists/natures'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../base/http/serve-call.ts'
import { livingDuties } from '../../store/units/living-duties.ts'
import { readStaff } from '../../store/units/unit-staff.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import type { Officer } from '../officers/officers.ts'
import { requireOfficer, requirePermission } from '../sessions/require-officer.ts'
import type { WorkDeps } from '../work/work-deps.ts'
import { queueAnswer } from './queue-answer.ts'
import { readCursor } from './queue-cursor.ts'
import type { QueueFilters } from './queue-page.ts'

/** The lists of the desk, under the role that can read no body. */
export function registerQueues(app: FastifyInstance, deps: WorkDeps): void {
  serveCall(app, readQueue, async (request) => {
    const officer = await requireOfficer(request, deps)
    const query = textsOf(request.query)
    const queue = queues.find((one) => one === request.params.fila)
    if (!queue) throw new DeskFailure('nao-encontrado')
    const unit = unitOf(officer, query.unidade)
    requirePermission(officer, 'list-reports', { unit })
    const after = query.depois === undefined ? undefined : readCursor(query.depois)
    if (query.depois !== undefined && !after) throw new DeskFailure('pedido-invalido')
    const asked = { queue, unit, officer: officer.id, now: deps.now() }
    return queueAnswer(deps.list, { ...asked, filters: filtersOf(query), after })
  })

  serveCall(app, listUnits, async (request) => {
    const officer = await requireOfficer(request, deps)
    const units = await readStaff(deps.list, officer.at)
    return units.map(({ id, name, readers }) => ({ id, nome: name, leitores: readers }))
  })

  serveCall(app, listColleagues, async (request) => {
    const officer = await requireOfficer(request, deps)
    const unit = unitOf(officer, request.params.unidade)
    requirePermission(officer, 'list-reports', { unit })
    const rows = await livingDuties(deps.list, officer.at)
      .select(['officers.id', 'officers.name', 'officer_duties.role'])
      .where('officer_duties.unit_id', '=', unit)
      .orderBy('officers.name')
      .execute()
    return rows.flatMap(({ id, name, role }) =>
      isUnitRole(role) && isAllowed([{ role, unit }], acts.pegar.right, { unit })
        ? [{ id, nome: name, cargo: role }]
        : [],
    )
  })

  serveCall(app, listMunicipalities, async (request) => {
    await requireOfficer(request, deps)
    return municipalities.map(({ name }) => name)
  })

  serveCall(app, listCrimes, async (request) => {
    await requireOfficer(request, deps)
    return crimes.map(({ id_crime, name }) => ({
      crime: id_crime,
      nome: name.pt,
      naturezas: naturesOf(id_crime, 'pt-br').map(({ id_natureza, ds_natureza }) => ({
        natureza: id_natureza,
        nome: ds_natureza,
      })),
    }))
  })
}

type Texts = Readonly<Record<string, string | undefined>>

const textsOf = (query: Readonly<Record<string, string | string[] | undefined>>): Texts =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      typeof value === 'string' && isText(value) ? value : undefined,
    ]),
  )

/** A NUL is in no text of the database. */
const isText = (value: string): boolean => !value.includes('\u0000')

const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined

/** The unit that is asked for, or the first of the officer's own. */
function unitOf({ duties }: Officer, asked: string | undefined): number {
  const unit =
    asked === undefined
      ? duties.find((duty) => isAllowed([duty], 'list-reports', { unit: duty.unit }))?.unit
      : wholeNumber(asked)
  if (unit === undefined) throw new DeskFailure(asked === undefined ? 'sem-permissao' : 'pedido-invalido')
  return unit
}

const filtersOf = ({ crime, estado, municipio, livres }: Texts): QueueFilters => ({
  crime: wholeNumber(crime),
  state: reportStates.find((state) => state === estado),
  municipality: municipio,
  free: livres === '1',
})
