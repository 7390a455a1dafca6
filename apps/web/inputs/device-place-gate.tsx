import type { ReactNode } from 'react'
import { locale, t } from '../i18n/locale.ts'
import { Button } from '@delegacia/ui/button'
import { FaultWords } from '@delegacia/ui/fault-words'
import { Card } from '@delegacia/ui/card'
import { Skeleton } from '@delegacia/ui/skeleton'
import { guides, texts } from './device-place-texts.ts'
import { useDevicePlace, type PlaceState } from './use-device-place.ts'

type Props = {
  children: ReactNode
  /** What stands around the question where it has a page of its own. */
  frame?: (question: ReactNode) => ReactNode
  /** What a person can do who does not share it. */
  help?: ReactNode
}

/** Where the operator requires it, a report begins only once the device shares its position (SH-10). */
export function DevicePlaceGate({ children, help, frame = (question) => question }: Props) {
  const { state, ask } = useDevicePlace()
  return state === 'ready' ? children : frame(<PlaceQuestion state={state} ask={ask} help={help} />)
}

type QuestionProps = { state: Exclude<PlaceState, 'ready'>; ask: () => void; help: ReactNode }

function PlaceQuestion({ state, ask, help }: QuestionProps) {
  if (state === 'checking') return <Skeleton locale={locale} />
  const waiting = state === 'waiting'
  if (state === 'ask' || waiting)
    return (
      <Card level={3} title={t(texts.askTitle)}>
        <p>{t(texts.why)}</p>
        <Button busy={waiting} onClick={ask}>
          {t(waiting ? texts.waiting : texts.allow)}
        </Button>
      </Card>
    )
  return (
    <div role="alert" className="stack">
      <Card level={3} tone="warning" title={t(texts[`${state}Title`])}>
        <p>{t(texts[state])}</p>
        {state !== 'unsupported' && (
          <>
            <h4>{t(texts.guide)}</h4>
            <ul className="points stack-s">
              {guides.map(({ device, steps }) => (
                <li key={t(device)}>
                  <b>{t(device)}</b> {t(steps)}
                </li>
              ))}
            </ul>
            <Button onClick={ask}>{t(texts.again)}</Button>
          </>
        )}
        <p className="muted">{t(texts.otherwise)}</p>
        <FaultWords locale={locale} />
      </Card>
      {help}
    </div>
  )
}
