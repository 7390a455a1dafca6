import type { DeskSession } from '@delegacia/contract/desk/session'
import { stationNow } from '@delegacia/domain/language/station-time'
import { Button } from '@delegacia/ui/button'
import { Logo } from '@delegacia/ui/logo'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { getDesk } from '../api/ask-desk.ts'
import { tellSessionEnd } from '../api/refusals.ts'
import { useLoad } from '../api/use-load.ts'
import { timeOf } from '../words/times.ts'

const askMs = 60_000
/** Where no answer says when the session ends: no session is longer without a use. */
const longestMs = 15 * askMs

type CoverProps = {
  session: DeskSession
  /** What is still seen and heard. */
  alarm: ReactNode
  onBack: () => void
}

/**
 * Stands over a screen that was left alone: only the officer's name can be read. Any press shows the page again, while the
 * session lives; it asks each minute whether it does, which keeps none alive. OF-70
 */
export function Cover({ session, alarm, onBack }: CoverProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  useEffect(() => {
    // What is pressed to see the screen must do nothing on it.
    const press = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      onBack()
    }
    for (const kind of ['keydown', 'click']) document.addEventListener(kind, press, { capture: true })
    return () => {
      for (const kind of ['keydown', 'click']) document.removeEventListener(kind, press, { capture: true })
    }
  }, [onBack])
  const until = useSessionEnd()
  return (
    <dialog ref={dialog} className="cover" aria-labelledby="cover-name">
      {alarm}
      <Logo />
      <h2 id="cover-name">{session.nome}</h2>
      <p>A tela ficou parada, e foi coberta. O que estava aberto continua embaixo.</p>
      {until !== undefined && (
        <p className="small">Se ninguém voltar, a sessão termina às {timeOf(until)}.</p>
      )}
      <Button>Mostrar a tela</Button>
    </dialog>
  )
}

/** When the session ends, once it is known; without an answer it ends here when it would have ended there. */
function useSessionEnd(): string | undefined {
  const { value, reload } = useLoad('session', () => getDesk('/sessao'))
  const [latest] = useState(() => new Date(stationNow().getTime() + longestMs).toISOString())
  const until = value && (value.ociosaAte < value.terminaEm ? value.ociosaAte : value.terminaEm)
  useEffect(() => {
    const timer = setInterval(() => {
      if (stationNow().toISOString() >= (until ?? latest)) tellSessionEnd()
      else reload()
    }, askMs)
    return () => clearInterval(timer)
  }, [until, latest, reload])
  return until
}
