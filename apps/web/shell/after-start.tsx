import { LeaveDialog } from './leave-dialog.tsx'
import { NewVersionDialog } from './new-version-dialog.tsx'
import { usePageExit } from './page-exit.ts'
import { usePageViews } from './page-views.ts'

/** What can wait until the page is shown. */
export function AfterStart() {
  usePageViews()
  usePageExit()
  return (
    <>
      <NewVersionDialog />
      <LeaveDialog />
    </>
  )
}
