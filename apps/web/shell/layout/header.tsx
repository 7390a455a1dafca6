import { Link } from 'wouter'
import { Logo } from '@delegacia/ui/logo'
import { forceName, portalName } from '../../portal/portal-name.ts'
import { LanguageChoice } from './language-choice.tsx'
import { routes } from '../../router/routes.ts'
import css from './header.module.css'

/** The name and logo of the station, and the languages: in full on the home screen (SH-04). */
export function Header({ home }: { home: boolean }) {
  return (
    <header className={css.header}>
      <div className={`wrap ${css.row}`}>
        <Link href={routes.home} className={css.home}>
          <Logo className={css.logo} />
          <span className={css.brand}>
            <b>{portalName}</b>
            <small>{forceName}</small>
          </span>
        </Link>
        <LanguageChoice folded={!home} />
      </div>
    </header>
  )
}
