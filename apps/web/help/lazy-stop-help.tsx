import { useLoad } from '../api/use-load.ts'
import type { StopHelpProps } from './stop-help.tsx'

/** The help at a stop, loaded where one is met; without it the words of the stop still name the numbers. */
export function LazyStopHelp(props: StopHelpProps) {
  const { value } = useLoad('', () => import('./stop-help.tsx'))
  return value && <value.StopHelp {...props} />
}
