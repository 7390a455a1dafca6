import { useEffect, useRef } from 'react'
import { currentStep, onStep, pushStep } from '../../../router/hash-location.ts'
import { nameOfScreen, screenOfName, type Screen } from '../draft/screen.ts'

type Listeners = {
  /** The browser's Back or Forward came to a screen of the wizard. */
  onScreen: (screen: Screen) => void
  /** It came before the first screen: to the start. */
  onStart: () => void
}

/** Lets the browser's Back and Forward move through the screens; returns how to add one. Names of screens hold no answers. */
export function useWizardHistory(first: Screen, listeners: Listeners): (screen: Screen) => void {
  const latest = useRef(listeners)
  useEffect(() => {
    latest.current = listeners
  })
  const opened = useRef(first)
  useEffect(() => {
    if (screenOfName(currentStep() ?? '') === undefined) pushStep(nameOfScreen(opened.current))
    return onStep((name) => {
      const screen = name === undefined ? undefined : screenOfName(name)
      if (screen) latest.current.onScreen(screen)
      else latest.current.onStart()
    })
  }, [])
  return (screen) => pushStep(nameOfScreen(screen))
}
