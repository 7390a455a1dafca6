import { useState } from 'react'

const storageKey = 'inicio'

/** What the home screen already knows of the report; the names are the wire's. */
export type StartChoice = {
  id_localidade?: number | string
  ds_localidade?: string
  /** 1 lives in Brazil, 2 foreign tourist. */
  idLocalMoradia: 1 | 2
  /** The home screen has asked where the person lives: it is not asked again. */
  asked?: true
}

const initial: StartChoice = { idLocalMoradia: 1 }

/** The municipality and the residence chosen on the home screen, for this tab only. */
export function getStartChoice(): StartChoice {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    return typeof stored === 'object' && stored !== null ? readChoice(stored) : initial
  } catch {
    return initial
  }
}

export function setStartChoice(choice: StartChoice): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(choice))
  } catch {
    // Without storage the wizard asks again.
  }
}

/** The choice as a screen shows it, and how to change it there. */
export function useStartChoice(): [StartChoice, (next: StartChoice) => void] {
  const [choice, setChoice] = useState(getStartChoice)
  const choose = (next: StartChoice) => {
    setChoice(next)
    setStartChoice(next)
  }
  return [choice, choose]
}

function readChoice(stored: object): StartChoice {
  const choice: StartChoice = {
    idLocalMoradia: 'idLocalMoradia' in stored && stored.idLocalMoradia === 2 ? 2 : 1,
  }
  if ('asked' in stored) choice.asked = true
  if (!('id_localidade' in stored) || !('ds_localidade' in stored)) return choice
  const { id_localidade: id, ds_localidade: name } = stored
  if ((typeof id !== 'number' && typeof id !== 'string') || typeof name !== 'string') return choice
  return { ...choice, id_localidade: id, ds_localidade: name }
}
