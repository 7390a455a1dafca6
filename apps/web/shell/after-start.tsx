import { ReadingSwitch } from '../reading/reading-switch.tsx'
import { InstallLine } from './install-line.tsx'
import { useKeptPortal } from './kept-portal.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { NewVersionDialog } from './new-version-dialog.tsx'
import { OfflineLine } from './offline-line.tsx'
import { usePageExit } from './page-exit.ts'
import { usePageViews } from './page-views.ts'

/** What can wait until the page is shown. */
export function AfterStart() {
  usePageViews()
  usePageExit()
  useKeptPortal()
  return (
    <>
      <NewVersionDialog />
      <LeaveDialog />
      <InstallLine />
      <ReadingSwitch />
      <OfflineLine />
    </>
  )
}
