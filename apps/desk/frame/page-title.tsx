import { useEffect, useRef, type ReactNode } from 'react'
import { nameDocument } from './document-name.ts'

type PageTitleProps = {
  title: string
  /** One line about what is on the page. */
  line?: ReactNode
  /** What can be done with the whole page. */
  children?: ReactNode
}

/** The heading takes the focus as the page opens, so that it is read out. */
export function PageTitle({ title, line, children }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    nameDocument(title)
    heading.current?.focus()
  }, [title])
  return (
    <div className="title">
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {line && <p className="soft small">{line}</p>}
      </div>
      {children && <div className="row">{children}</div>}
    </div>
  )
}
