import { lazy, Suspense } from 'react'
import { ReadingSwitch } from '../reading/reading-switch.tsx'
import { InstallLine } from './install-line.tsx'
import { useKeptPortal } from './kept-portal.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { NewVersionDialog } from './new-version-dialog.tsx'
import { OfflineLine } from './offline-line.tsx'
import { usePageExit } from './page-exit.ts'
import { usePageViews } from './page-views.ts'

/** Only pages of a pack have it; a screen is whole without. */
const HardWords = import.meta.env.PAGE_PACK
  ? lazy(() =>
      import('../reading/hard-words.tsx').then(
        (module) => ({ default: module.HardWords }),
        () => ({ default: () => null }),
      ),
    )
  : undefined

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
      {HardWords && (
        <Suspense fallback={null}>
          <HardWords />
        </Suspense>
      )}
      <OfflineLine />
    </>
  )
}
