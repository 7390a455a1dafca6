import { autoSelect } from '@delegacia/flows/engine/auto-select'
import type { Flow, Group } from '@delegacia/flows/engine/define'
import type { FieldInstance, FormInstance } from '@delegacia/flows/engine/form-instances'
import type { Context } from '@delegacia/flows/engine/model/context'
import { askedQuestions } from '@delegacia/flows/questions/asked-questions'
import { useEffect, useState } from 'react'
import type { EntityChange } from '../../../inputs/field/input-props.ts'

type OneQuestion = {
  /** What is open: one question, or all where the flow is not about violence. */
  open: readonly Group[]
  /** The place of the open question among those that are asked; 0 where all are open. */
  place: number
  asked: readonly FieldInstance[]
  goTo: (place: number) => void
}

/** One question of a screen at a time, where somebody may be frightened (VI-10). */
export function useOneQuestion(
  { discreet }: Flow,
  instance: FormInstance,
  context: Context,
  change: (change: EntityChange) => void,
): OneQuestion {
  const selected = autoSelect(instance, context)
  // A question with one answer left may never be open to answer itself.
  useEffect(() => {
    if (discreet && selected !== instance.entity)
      change((entity) => autoSelect({ ...instance, entity }, context))
  })
  const asked = askedQuestions(instance, context)
  const [wanted, setWanted] = useState<string>()
  const place = placeOf(wanted, asked)
  const one = asked[place]
  if (discreet && one && one.campo !== wanted) setWanted(one.campo)
  const goTo = (next: number) => {
    setWanted(asked[next]?.campo)
    window.scrollTo(0, 0)
    // The button that was pressed is gone; the new screen begins at its title.
    setTimeout(() => document.querySelector('h1')?.focus({ preventScroll: true }))
  }
  if (!discreet || !one) return { open: instance.groups, place: 0, asked: [], goTo }
  return { open: [{ ...one.group, fields: [one.field] }], place, asked, goTo }
}

/** The place of the wanted question; without it, where a person goes on. */
function placeOf(wanted: string | undefined, asked: readonly FieldInstance[]): number {
  const found = asked.findIndex(({ campo }) => campo === wanted)
  if (found >= 0) return found
  const open = asked.findIndex(({ answer }) => answer === undefined)
  // Nothing was open here yet, as after a change of language; the first answer may be a preset.
  if (wanted === undefined) return open > 1 ? open : 0
  // A late list took the question away, because it left one answer.
  return open >= 0 ? open : Math.max(asked.length - 1, 0)
}
