import type { ReactNode } from 'react'

/** Nothing is there, and what that means. */
export function Blank({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="blank">
      <h2>{title}</h2>
      {children}
    </div>
  )
}
