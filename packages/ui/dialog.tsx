import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import css from './dialog.module.css'
import { noteDialog } from './notices/open-dialogs.ts'
import { raiseToasts } from './notices/toast-store.ts'

type DialogProps = {
  title: string
  /** Called on Escape; the parent closes the dialog by no longer rendering it. */
  onClose: () => void
  actions?: ReactNode
  wide?: boolean
  children: ReactNode
}

/** A modal dialog: open while it is rendered; the focus returns to where it was. */
export function Dialog({ title, onClose, actions, wide = false, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  // One without actions goes by itself, before anything in it could be wanted.
  const stays = Boolean(actions)

  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    raiseToasts()
    headingRef.current?.focus()
    return () => dialog?.close()
  }, [])

  useLayoutEffect(() => (stays && ref.current ? noteDialog(ref.current) : undefined), [stays])

  return (
    <dialog
      ref={ref}
      className={wide ? `${css.dialog} ${css.wide}` : css.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 ref={headingRef} id={titleId} tabIndex={-1}>
        {title}
      </h2>
      {children}
      {actions && <div className="actions">{actions}</div>}
    </dialog>
  )
}
