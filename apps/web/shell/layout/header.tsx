import { Link } from 'wouter'
import { Logo } from '../../ui/logo.tsx'
import { forceName, portalName } from '../../portal/portal-name.ts'
import { LanguageChoice } from './language-choice.tsx'
import { routes } from '../../router/routes.ts'
import css from './header.module.css'

/** The name and logo of the station; the languages are chosen on the home screen alone (SH-04). */
export function Header({ languages }: { languages: boolean }) {
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
        {languages && <LanguageChoice />}
      </div>
    </header>
  )
}
