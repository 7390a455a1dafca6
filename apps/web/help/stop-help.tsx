import type { EmergencyNumber } from '@delegacia/domain/rules/emergency-number'
import { Card } from '@delegacia/ui/card'
import { CallList } from './call-list.tsx'
import { NearestUnits, type Near } from './nearest-units.tsx'
import css from './nearest-units.module.css'

export type StopHelpProps = {
  /** Whom to call, the most urgent first. */
  numbers?: readonly EmergencyNumber[] | undefined
  /** Whether a police unit of Pará takes what cannot be reported here. */
  units?: boolean | undefined
  /** The level of its heading. */
  level?: 2 | 3
  /** Whose units are shown first, if not those of the municipality of the report. */
  near?: Near
}

const usual: readonly EmergencyNumber[] = [190, 197]

/** What a person can do where the report cannot go on: call, or go to a police station (ST-09). */
export function StopHelp({ numbers = usual, units = true, level = 3, near }: StopHelpProps) {
  return (
    <Card>
      <div className={css.near}>
        <CallList numbers={numbers} />
        {units && <NearestUnits level={level} near={near} />}
      </div>
    </Card>
  )
}
