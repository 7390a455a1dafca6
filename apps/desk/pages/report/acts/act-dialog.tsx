import { Button } from '@delegacia/ui/button'
import { Dialog } from '@delegacia/ui/dialog'
import type { ReactNode } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { Failure } from '../../../frame/failure.tsx'
import { Form } from '../../../frame/form.tsx'

type Props = {
  title: string
  /** What it means for whoever reported. */
  line: string
  label: string
  /** Where the draft of what is written stands. */
  kept?: string | undefined
  wide?: boolean
  ready?: boolean
  act: () => Promise<void>
  onClose: () => void
  children?: ReactNode
}

/** What every act on a report has: what it does, what is written for it, and a failure that leaves the text where it is. */
export function ActDialog(props: Props) {
  const { title, line, label, kept, wide = false, ready = true, act, onClose, children } = props
  const acting = useAction(async () => {
    await act()
    onClose()
  })
  return (
    <Dialog title={title} onClose={onClose} wide={wide}>
      <p className="soft">{line}</p>
      <Form onSubmit={() => acting.run()}>
        {children}
        <Failure text={acting.failed} />
        {kept && (
          <p className="small soft" role="status">
            {kept}
          </p>
        )}
        <div className="actions">
          <Button kind="quiet" onClick={onClose}>
            Voltar
          </Button>
          <Button type="submit" busy={acting.busy} disabled={!ready}>
            {label}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
