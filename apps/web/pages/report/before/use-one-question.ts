import { autoSelect } from '@delegacia/flows/engine/auto-select'
import type { Flow, Group } from '@delegacia/flows/engine/define'
import type { FieldInstance, FormInstance } from '@delegacia/flows/engine/form-instances'
import type { Context } from '@delegacia/flows/engine/model/context'
import { askedQuestions, questionsByScreen } from '@delegacia/flows/questions/asked-questions'
import { useEffect, useState } from 'react'
import type { EntityChange } from '../../../inputs/field/input-props.ts'

type Screens = ReturnType<typeof questionsByScreen>

type OneQuestion = {
  /** What is open: one question with those that its answer leads to, or all where the flow is not about violence. */
  open: readonly Group[]
  /** The name of what is open. */
  name: string | undefined
  /** The questions on the screens before. */
  answered: readonly FieldInstance[]
  before: FieldInstance | undefined
  after: FieldInstance | undefined
  goTo: (question: FieldInstance) => void
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
  const screens = questionsByScreen(askedQuestions(instance, context))
  const [wanted, setWanted] = useState<string>()
  const place = placeOf(wanted, screens)
  const questions = screens[place] ?? []
  const [one] = questions
  if (discreet && one && one.campo !== wanted) setWanted(one.campo)
  const goTo = ({ campo }: FieldInstance) => {
    setWanted(campo)
    window.scrollTo(0, 0)
    // The button that was pressed is gone; the new screen begins at its title.
    setTimeout(() => document.querySelector('h1')?.focus({ preventScroll: true }))
  }
  if (!discreet || !one)
    return { open: instance.groups, name: undefined, answered: [], before: undefined, after: undefined, goTo }
  return {
    open: [{ ...one.group, fields: questions.map(({ field }) => field) }],
    name: one.campo,
    answered: screens.slice(0, place).flat(),
    before: screens[place - 1]?.[0],
    after: screens[place + 1]?.[0],
    goTo,
  }
}

/** The place of the screen with the wanted question; without it, where a person goes on. */
function placeOf(wanted: string | undefined, screens: Screens): number {
  const found = screens.findIndex((questions) => questions.some(({ campo }) => campo === wanted))
  if (found >= 0) return found
  const open = screens.findIndex((questions) => questions.some(({ answer }) => answer === undefined))
  // A late list took the question away, because it left one answer; or all is answered, as after a change of language.
  return open >= 0 ? open : wanted === undefined ? 0 : Math.max(screens.length - 1, 0)
}
