import type { DeskAct } from '@delegacia/contract/desk/report-progress'
import { CorrectionDialog } from './correction-dialog.tsx'
import { DecideAppealDialog, DecideCrimeDialog } from './decision-dialogs.tsx'
import { ForwardDialog } from './forward-dialog.tsx'
import { MessageDialog } from './message-dialog.tsx'
import { NewCodeDialog } from './new-code-dialog.tsx'
import { isPlainAct, PlainAct } from './plain-acts.tsx'
import { ProposeDialog } from './propose-dialog.tsx'
import { ReassignDialog } from './reassign-dialog.tsx'
import type { ReportDialogProps } from './report-dialog-props.ts'
import { ArchiveDialog, NotHereDialog } from './signature-dialogs.tsx'

/** The acts that a dialog stands before; a report is claimed and given back at once. */
export type DialogAct = Exclude<DeskAct, 'pegar' | 'soltar'>

const dialogs = {
  mensagem: MessageDialog,
  correcao: CorrectionDialog,
  crime: ProposeDialog,
  encaminhar: ForwardDialog,
  passar: ReassignDialog,
  'decidir-crime': DecideCrimeDialog,
  'decidir-recurso': DecideAppealDialog,
  'nao-cabe': NotHereDialog,
  'codigo-novo': NewCodeDialog,
  arquivar: ArchiveDialog,
} as const

export function ActDialogs({ act, ...rest }: ReportDialogProps & { act: DialogAct }) {
  if (isPlainAct(act)) return <PlainAct name={act} {...rest} />
  const Shown = dialogs[act]
  return <Shown {...rest} />
}
