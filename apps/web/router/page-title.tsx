import { useEffect, useRef, type ReactNode } from 'react'
import { portalName } from '../portal/portal-name.ts'
import { hasNavigated } from './hash-location.ts'

type PageTitleProps = {
  children: ReactNode
  /** What the tab and the history say; a violence flow gives a neutral one. Null: only the portal's name. */
  documentTitle: string | null
  className?: string | undefined
  /** The id of what is said after the title, as where the person is among the steps. */
  describedBy?: string | undefined
}

/**
 * The only heading of level 1 of a page or a step. When it appears it names the tab and, after a navigation, takes the focus (SH-01).
 * Give it another `key` for each step, so that each step announces itself.
 */
export function PageTitle({ children, documentTitle, className, describedBy }: PageTitleProps) {
  const ref = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    document.title = documentTitle === null ? portalName : `${documentTitle} · ${portalName}`
  }, [documentTitle])

  useEffect(() => {
    if (hasNavigated()) ref.current?.focus({ preventScroll: true })
  }, [])

  return (
    <h1 ref={ref} tabIndex={-1} className={className} aria-describedby={describedBy}>
      {children}
    </h1>
  )
}
