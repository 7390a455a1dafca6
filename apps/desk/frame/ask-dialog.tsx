import { Button } from '@delegacia/ui/button'
import { Dialog } from '@delegacia/ui/dialog'
import type { ReactNode } from 'react'
import { useAction } from '../api/use-action.ts'
import { Failure } from './failure.tsx'

type AskDialogProps = {
  title: string
  children: ReactNode
  /** What the button says that does it. */
  label: string
  danger?: boolean
  act: () => Promise<void>
  onClose: () => void
}

/** Asks before something is done that nobody takes back. */
export function AskDialog({ title, children, label, danger = false, act, onClose }: AskDialogProps) {
  const acting = useAction(async () => {
    await act()
    onClose()
  })
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button kind={danger ? 'danger' : 'main'} busy={acting.busy} onClick={() => acting.run()}>
            {label}
          </Button>
        </>
      }
    >
      {children}
      <Failure text={acting.failed} />
    </Dialog>
  )
}
