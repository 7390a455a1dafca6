import { Suspense, type ReactNode } from 'react'
import { EmergencyBar } from '../../ui/emergency-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { locale } from '../../i18n/locale.ts'
import { PackLine } from './pack-line.tsx'
import { wordsId } from '../../reading/words-place.ts'
import { SkipLink } from './skip-link.tsx'
import { WaitingHere } from '../../ui/waiting.tsx'

type LayoutProps = {
  /** The home screen, where the languages stand side by side (SH-04). */
  home?: boolean
  /** Something is typed here that would be lost by leaving. */
  inReport?: boolean
  children: ReactNode
}

/** The frame of every page: the emergency numbers, the header, the main part and the footer. */
export function Layout({ home = false, inReport = false, children }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <EmergencyBar exit={inReport ? undefined : `/receita/${locale}.html`} />
      <Header home={home} />
      <main id="conteudo" tabIndex={-1}>
        {home && import.meta.env.PAGE_PACK && <PackLine />}
        <Suspense fallback={<WaitingHere />}>{children}</Suspense>
        {import.meta.env.PAGE_PACK && <div id={wordsId} />}
      </main>
      <Footer inNewTab={inReport} />
    </>
  )
}
