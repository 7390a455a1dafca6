import type { DeskAct, ImmediateAct, WrittenAct } from '@delegacia/domain/desk/acts/report-act'
import { CorrectionDialog } from './acts/correction-dialog.tsx'
import { DecideAppealDialog, DecideCrimeDialog } from './signatures/decision-dialogs.tsx'
import { ExportDialog } from './signatures/export-dialog.tsx'
import { ForwardDialog } from './acts/forward-dialog.tsx'
import { MessageDialog } from './acts/message-dialog.tsx'
import { NewCodeDialog } from './signatures/new-code-dialog.tsx'
import { isPlainAct, PlainAct } from './acts/plain-act.tsx'
import { ProposeDialog } from './acts/propose-dialog.tsx'
import { ReassignDialog } from './acts/reassign-dialog.tsx'
import { RemovalCorrectionDialog } from './acts/removal-correction-dialog.tsx'
import { RemovalDialog } from './acts/removal-dialog.tsx'
import type { ReportDialogProps } from './acts/report-dialog-props.ts'
import { ArchiveDialog, NotHereDialog } from './signatures/signature-dialogs.tsx'

/** The acts that a dialog stands before. */
export type DialogAct = Exclude<DeskAct, ImmediateAct>

const dialogs = {
  mensagem: MessageDialog,
  correcao: CorrectionDialog,
  crime: ProposeDialog,
  encaminhar: ForwardDialog,
  afastamento: RemovalDialog,
  'corrigir-afastamento': RemovalCorrectionDialog,
  passar: ReassignDialog,
  'decidir-crime': DecideCrimeDialog,
  'decidir-recurso': DecideAppealDialog,
  'nao-cabe': NotHereDialog,
  'codigo-novo': NewCodeDialog,
  exportar: ExportDialog,
  arquivar: ArchiveDialog,
} as const satisfies Readonly<Record<WrittenAct, unknown>>

export function ActDialogs({ act, ...rest }: ReportDialogProps & { act: DialogAct }) {
  if (isPlainAct(act)) return <PlainAct name={act} {...rest} />
  const Shown = dialogs[act]
  return <Shown {...rest} />
}
