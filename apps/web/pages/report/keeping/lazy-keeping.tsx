import { useLoad } from '../../../api/use-load.ts'
import type { Draft } from '../draft/draft.ts'

/** Where the draft is, loaded beside the first step; without it the draft is in the tab, as ever. */
export function LazyKeeping(props: { route: string; draft: Draft }) {
  const { value } = useLoad('', () => import('./keeping-line.tsx'))
  return value && <value.KeepingLine {...props} />
}
