import { Suspense, type ReactNode } from 'react'
import { texts } from '@delegacia/domain/language/text'
import { EmergencyBar } from '../ui/emergency-bar.tsx'
import { forceName } from './portal-name.ts'
import { Header } from './header.tsx'
import { headquarters } from './headquarters.ts'
import { t } from './locale.ts'
import { SkipLink } from './skip-link.tsx'
import { WaitingHere } from './waiting.tsx'
import css from './layout.module.css'

const words = texts({
  headquarters: { pt: 'Delegacia-Geral', en: 'Headquarters', es: 'Jefatura', fr: 'Direction générale' },
})

/** What every page stands in: the emergency numbers, the header, the main part and the footer. */
export function Layout({ languages = false, children }: { languages?: boolean; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <EmergencyBar />
      <Header languages={languages} />
      <main id="conteudo" tabIndex={-1}>
        <Suspense fallback={<WaitingHere />}>{children}</Suspense>
      </main>
      <footer className={css.footer}>
        <div className="wrap">
          <p>
            {forceName} · {t(words.headquarters)} · {headquarters.line}
          </p>
        </div>
      </footer>
    </>
  )
}
