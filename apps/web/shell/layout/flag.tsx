import type { ReactNode } from 'react'
import type { Locale } from '@delegacia/domain/language/text'

/** Simplified flags of our own on a 24 × 17 field; no coat of arms. */
const drawings: Record<Locale, ReactNode> = {
  'pt-br': (
    <>
      <path fill="#009739" d="M0 0h24v17H0z" />
      <path fill="#fedd00" d="M12 1.7 22 8.5 12 15.3 2 8.5z" />
      <circle cx="12" cy="8.5" r="3.7" fill="#012169" />
      <path d="M8.5 7.7c2.6-.4 5 .3 6.9 2.1" fill="none" stroke="#fff" strokeWidth=".8" />
    </>
  ),
  'en-us': (
    <>
      <path fill="#fff" d="M0 0h24v17H0z" />
      <path
        stroke="#b22234"
        strokeWidth="1.31"
        d="M0 .65h24M0 3.27h24M0 5.88h24M0 8.5h24M0 11.12h24M0 13.73h24M0 16.35h24"
      />
      <path fill="#3c3b6e" d="M0 0h10.5v9.15H0z" />
      <path stroke="#fff" strokeWidth=".9" strokeDasharray=".9 1.2" d="M1 1.6h9M2 3.5h8M1 5.5h9M2 7.4h8" />
    </>
  ),
  'es-es': (
    <>
      <path fill="#c60b1e" d="M0 0h24v17H0z" />
      <path fill="#ffc400" d="M0 4.25h24v8.5H0z" />
    </>
  ),
  'fr-fr': (
    <>
      <path fill="#fff" d="M0 0h24v17H0z" />
      <path fill="#002654" d="M0 0h8v17H0z" />
      <path fill="#ce1126" d="M16 0h8v17h-8z" />
    </>
  ),
}

export function Flag({ of }: { of: Locale }) {
  return (
    <svg viewBox="0 0 24 17" width="24" height="17" aria-hidden="true" focusable="false">
      {drawings[of]}
    </svg>
  )
}
