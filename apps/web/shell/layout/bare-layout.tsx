import type { ReactNode } from 'react'
import { locale } from '../../i18n/locale.ts'
import { EmergencyBar } from '../../ui/emergency-bar.tsx'
import { LanguageChoice } from './language-choice.tsx'
import css from './bare-layout.module.css'

/** The frame of a page outside the common layout: the emergency numbers and the languages (SH-18), no header or footer. */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <EmergencyBar exit={`/receita/${locale}.html`} />
      <div className={css.languages}>
        <div className="wrap">
          <LanguageChoice folded={false} />
        </div>
      </div>
      {children}
    </>
  )
}
