import type { DeskReport } from '@delegacia/contract/desk/report'
import type { OpenReport } from '../../../report/use-report.ts'

/** What the dialog of an act gets that needs no word of the report. */
export type ActDialogProps = { open: OpenReport; onClose: () => void }
/** What the dialog of an act gets. */
export type ReportDialogProps = ActDialogProps & { report: DeskReport }
