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

/** An open book, for what is a way of writing or has no flag. */
const book = (
  <>
    <path fill="#fff" d="M0 0h24v17H0z" />
    <path
      fill="none"
      stroke="#0b2a4a"
      strokeWidth="1.4"
      strokeLinejoin="round"
      d="M12 4.3C9.8 2.9 7 2.6 4 3v10.2c3-.4 5.8-.1 8 1.3 2.2-1.4 5-1.7 8-1.3V3c-3-.4-5.8-.1-8 1.3Zm0 0v10.2M6.3 6.2h3M6.3 9h3M14.7 6.2h3M14.7 9h3"
    />
  </>
)

/** Whether a language is one of the portal's own, which have a flag here. */
export const isOwn = (id: string): id is Locale => id in drawings

export function Flag({ of }: { of: string }) {
  return (
    <svg viewBox="0 0 24 17" width="24" height="17" aria-hidden="true" focusable="false">
      {isOwn(of) ? drawings[of] : book}
    </svg>
  )
}
