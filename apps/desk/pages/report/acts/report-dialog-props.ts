import type { DeskReport } from '@delegacia/contract/desk/report'
import type { OpenReport } from '../../../report/use-report.ts'

/** What the dialog of an act gets that needs no word of the report. */
export type ActDialogProps = { open: OpenReport; onClose: () => void }
/** What the dialog of an act gets. */
export type ReportDialogProps = ActDialogProps & {
  report: DeskReport
  /** Reads the report again, where the act adds to it what is shown at once. */
  onRead?: () => void
}
