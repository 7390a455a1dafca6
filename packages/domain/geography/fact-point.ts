import type { ValidationIssue } from '../rules/validation-issue.ts'
import { isInState, nearestArea } from './area-at.ts'
import type { Point } from './coordinates.ts'
import { isInFrame } from './map-frame.ts'
import type { StateMap } from './state-map.ts'

/** What happened outside the State is not registered here (FA-09). Until its map is loaded only the frame is checked. */
export function checkFactPoint(point: Point, map: StateMap | undefined): ValidationIssue | undefined {
  const here = isInFrame(point) && (!map || isInState(nearestArea(point, map.areas)))
  return here ? undefined : { code: 'pointOutsideState' }
}
