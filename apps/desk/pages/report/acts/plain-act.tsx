import type { DeskAct, ImmediateAct, WrittenAct } from '@delegacia/domain/desk/acts/report-act'
import { acts } from '@delegacia/domain/desk/acts/table'
import { ActDialog } from './act-dialog.tsx'
import type { ReportDialogProps } from './report-dialog-props.ts'

type PlainActName = Exclude<DeskAct, ImmediateAct | WrittenAct>

export const isPlainAct = (name: DeskAct): name is PlainActName => typeof acts[name].dialog === 'object'

type PlainActProps = ReportDialogProps & { name: PlainActName }

/** An act without anything to write: it asks first. */
export function PlainAct({ name, open: { act }, onClose }: PlainActProps) {
  return (
    <ActDialog
      {...acts[name].dialog}
      label="Confirmar"
      onClose={onClose}
      act={() => act(`/boletins/{boletim}/${name}`, {})}
    />
  )
}
