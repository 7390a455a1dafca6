import { NewVersionDialog } from './new-version-dialog.tsx'
import { usePageViews } from './page-views.ts'

/** What can wait until the page stands: nobody came for it. */
export function AfterStart() {
  usePageViews()
  return <NewVersionDialog />
}
