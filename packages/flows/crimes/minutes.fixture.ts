import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { Flow, Group, ListStep } from '../engine/define.ts'
import {
  formInstances,
  visibleFieldsOf,
  type FieldInstance,
  type FormInstance,
} from '../engine/form-instances.ts'
import { isDeclinable } from '../engine/decline.ts'
import { displayText } from '../engine/model/entity.ts'
import type { Context } from '../engine/model/context.ts'
import { fullContext } from './filled-report.fixture.ts'

/** Thumbs on a phone: characters a minute (the specification's measure), and seconds for each choice and each Continue. */
const typing = { charactersAMinute: 40, secondsAPress: 5 }

/** How long screens, required answers and typed characters take, in minutes. */
export const minutesOfWork = (work: { screens: number; answers: number; characters: number }): number =>
  Math.round(
    work.characters / typing.charactersAMinute + ((work.answers + work.screens) * typing.secondsAPress) / 60,
  )

/** The shortest account that the rule allows; the municipality of the home page; home, summary and finish. */
const fixed = { account: 107, municipality: 5, screens: 3 }

/** The report of somebody who names no more people and things than each list requires. */
function shortest(flow: Flow, report: Occurrence): Occurrence {
  const [reporter, ...others] = report.envolvido
  const lists = flow.steps.filter((step): step is ListStep => step.kind === 'list')
  const needed = lists
    .filter((list) => list.at === 'envolvido' && list.atLeast > 0 && !list.impliedEntry?.(report))
    .flatMap((list) => list.forms.map(({ defaults }) => (defaults as { atuacao?: string }).atuacao))
  const people = [...new Set(needed)].flatMap((role) => others.find(({ atuacao }) => atuacao === role) ?? [])
  const things = lists.some(({ at, atLeast }) => at === 'objeto' && atLeast > 0)
  return {
    ...report,
    envolvido: [...(reporter ? [reporter] : []), ...people],
    objeto: things ? report.objeto.slice(0, 1) : [],
  }
}

/** What is typed of an answer: a place is found by its postal code, and an entry of a long list by its first letters. */
function charactersOf({ field, answer }: FieldInstance): number {
  if (field.kind === 'address') return 9
  if (field.kind === 'narrative') return fixed.account
  if (field.kind === 'choice') return field.control === 'combobox' ? 4 : 0
  return typeof answer === 'string' ? displayText(answer).length : 0
}

function burdenOf(instance: FormInstance, group: Group, context: Context) {
  if (group.skippable) return { presses: 0, characters: 0 }
  if (isDeclinable(group, instance.entity)) return { presses: 1, characters: 0 }
  const asked = [...visibleFieldsOf({ ...instance, groups: [group] }, context)].filter(
    ({ field, answer }) => answer !== undefined && field.required(instance.entity, context),
  )
  return {
    presses: asked.length,
    characters: asked.reduce((sum, one) => sum + charactersOf(one), 0),
  }
}

/** About how many minutes a route takes who tells no more than is required (LA-07). */
export function minutesOf(flow: Flow, whole: Occurrence): number {
  const context = fullContext(flow, shortest(flow, whole))
  const instances = [...formInstances(flow, context.report)]
  const groups = instances.flatMap((instance) => instance.groups.map((group) => ({ instance, group })))
  const burdens = groups.map(({ instance, group }) => burdenOf(instance, group, context))
  const lists = flow.steps.filter(({ kind }) => kind === 'list').length
  const cards = flow.warnings.length + 1
  const own = groups.filter(({ group }, place) => !group.joins && (burdens[place]?.presses ?? 0) > 0).length
  const screens = fixed.screens + cards + lists + own
  const presses = 1 + burdens.reduce((sum, one) => sum + one.presses, 0)
  const characters = fixed.municipality + burdens.reduce((sum, one) => sum + one.characters, 0)
  return minutesOfWork({ screens, answers: presses, characters })
}
