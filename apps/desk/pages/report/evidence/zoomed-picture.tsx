import { Button } from '@delegacia/ui/button'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'

/** How much larger, each of which the style sheet knows; the first shows the whole width. */
const steps = [100, 150, 200, 300] as const

/** What it holds, larger and smaller by buttons and by the keys +, − and 0. */
export function ZoomedPicture({ children }: { children: ReactNode }) {
  const [step, setStep] = useState(0)
  const group = useRef<HTMLDivElement>(null)
  const size = useId()
  const change = (by: number) => setStep(bounded(by))
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const by = { '+': 1, '=': 1, '-': -1, '0': -steps.length }[event.key]
      if (by === undefined) return
      event.preventDefault()
      setStep(bounded(by))
    }
    const element = group.current
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <div role="group" aria-label="Cópia" ref={group}>
      <div className="row small">
        {/* At an end the button stays where it is, so that the keyboard does. */}
        <Button
          kind="quiet"
          aria-label="Diminuir a cópia"
          heldBy={step === 0 ? size : undefined}
          onClick={() => change(-1)}
        >
          −
        </Button>
        <span id={size}>{steps[step]} %</span>
        <Button
          kind="quiet"
          aria-label="Aumentar a cópia"
          heldBy={step === steps.length - 1 ? size : undefined}
          onClick={() => change(1)}
        >
          +
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by the keyboard */}
      <div className="zoomed" data-zoom={steps[step]} role="region" aria-label="Cópia, na tela" tabIndex={0}>
        {children}
      </div>
    </div>
  )
}

const bounded = (by: number) => (now: number) => Math.min(Math.max(now + by, 0), steps.length - 1)
