import { Suspense, type ReactNode } from 'react'
import { EmergencyBar } from '../../ui/emergency-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { SkipLink } from './skip-link.tsx'
import { WaitingHere } from '../../ui/waiting.tsx'

type LayoutProps = {
  /** The languages can be chosen here: on the home screen alone (SH-04). */
  languages?: boolean
  /** Something is typed here that would be lost by leaving. */
  inReport?: boolean
  children: ReactNode
}

/** The frame of every page: the emergency numbers, the header, the main part and the footer. */
export function Layout({ languages = false, inReport = false, children }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <EmergencyBar />
      <Header languages={languages} />
      <main id="conteudo" tabIndex={-1}>
        <Suspense fallback={<WaitingHere />}>{children}</Suspense>
      </main>
      <Footer inNewTab={inReport} />
    </>
  )
}
