import type { DeskReport } from '@delegacia/contract/desk/report'
import type { OpenReport } from './use-report.ts'

/** What the dialog of an act gets. */
export type ReportDialogProps = { report: DeskReport; open: OpenReport; onClose: () => void }
