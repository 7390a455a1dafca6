import type { Alarm } from '@delegacia/contract/desk/alarm'
import type { DeskSession } from '@delegacia/contract/desk/session'
import { Icon } from '@delegacia/ui/icon'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useKeys, useKeysSetting } from '../frame/use-keys.ts'
import { useNow } from '../frame/use-now.ts'
import { alarmClock, arrivalWords, markWords, urgentCount } from '../words/alarm-words.ts'
import { useSound } from './alarm-sound.ts'
import { SoundLine } from './sound-line.tsx'
import type { AlarmState } from './use-alarm.ts'

/** OF-71. On every page: what is urgent and claimed by nobody, that the line is lost, and that there is no sound. */
export function AlarmBar({ of: state, session }: { of: AlarmState; session: DeskSession }) {
  const { alarm } = state
  const waits = alarm !== undefined && alarm.quantos > 0
  return (
    <>
      <Arrival of={state} />
      {waits && <Urgent alarm={alarm} />}
      <LostLine of={state} />
      <SoundLine session={session} urgent={waits} />
    </>
  )
}

/** The same over a screen that is covered: that something waits, and nothing of it. */
export function CoveredAlarm({ of: state }: { of: AlarmState }) {
  return (
    <>
      <Arrival of={state} />
      <Heard of={state} />
      <LostLine of={state} />
    </>
  )
}

/** The same where the session ended. */
export function EndedAlarm({ of: state }: { of: AlarmState }) {
  return (
    <>
      <Arrival of={state} />
      <Heard of={state}>Entre de novo para abrir.</Heard>
      {state.line === 'ended' ? (
        <p className="line bad">Nesta página os alarmes não chegam mais. Entre de novo para ouvi-los.</p>
      ) : (
        <LostLine of={state} />
      )}
    </>
  )
}

/** Is read out once as something arrives, and not when the screen is covered over it. */
function Arrival({ of: { alarm, arrivals } }: { of: AlarmState }) {
  const [first] = useState(arrivals)
  return (
    <div role="alert" className="visually-hidden">
      {alarm && arrivals > first && <p key={arrivals}>{arrivalWords(alarm)}</p>}
    </div>
  )
}

function Urgent({ alarm: { urgentes, quantos, marca, desde } }: { alarm: Alarm }) {
  const now = useNow()
  const [, go] = useLocation()
  const [first] = urgentes
  const { on } = useKeysSetting()
  useKeys({ u: () => first && go(`/boletins/${first.id}`) }, on && first !== undefined)
  const clock = first ?? { desde: desde ?? '' }
  return (
    <section className="alarm" aria-label="Alarme">
      <p>
        <Icon name="alert" />
        <b>{marca && markWords[marca]}</b>
        <span className="alarm-clock">{alarmClock(clock, now)}</span>
      </p>
      <p>
        {first && (
          <Link href={`/boletins/${first.id}`}>
            <span>{`Abrir ${first.numero}`}</span> <kbd className="with-keys">u</kbd>
          </Link>
        )}
        <small className="alarm-unit">{first ? first.unidade.nome : urgentCount(quantos)}</small>
      </p>
      {quantos > 1 && (
        <p>
          <Link href="/filas/da-unidade">{`Ver os ${quantos} na fila`}</Link>
        </p>
      )}
    </section>
  )
}

function Heard({ of: { alarm }, children }: { of: AlarmState; children?: string }) {
  const now = useNow()
  const sound = useSound()
  if (alarm?.marca === undefined || alarm.desde === undefined) return null
  const [first] = alarm.urgentes
  return (
    <div className="alarm">
      <p>
        <Icon name="alert" />
        <b>{markWords[alarm.marca]}</b>
        <span className="alarm-clock">{alarmClock(first ?? { desde: alarm.desde }, now)}</span>
      </p>
      <p>
        <small>{urgentCount(alarm.quantos)}</small>
        {sound !== 'on' && <small>sem som nesta página</small>}
        {children && <small>{children}</small>}
      </p>
    </div>
  )
}

function LostLine({ of: { line } }: { of: AlarmState }) {
  return (
    <div role="status">
      {line === 'lost' && (
        <p className="line bad alarm-line">
          <b>Sem ligação: alarmes não chegam.</b> <span>A página tenta de novo sozinha.</span>
        </p>
      )}
    </div>
  )
}
