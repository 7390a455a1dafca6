import { Link } from 'wouter'
import { defineTexts } from '@delegacia/domain/language/text'
import { locale, t } from '../../i18n/locale.ts'
import { PageTitle } from '../../router/page-title.tsx'
import { routes } from '../../router/routes.ts'
import { buttonClass } from '@delegacia/ui/button'
import { FaultWords } from '@delegacia/ui/fault-words'
import { Logo } from '@delegacia/ui/logo'
import css from './not-found-page.module.css'

const texts = defineTexts({
  title: {
    pt: 'Página não encontrada',
    en: 'Page not found',
    es: 'Página no encontrada',
    fr: 'Page introuvable',
  },
  text: {
    pt: 'O endereço pode ter mudado ou ter sido digitado com um erro. Nada do que você registrou se perdeu.',
    en: 'The address may have changed or may have been mistyped. Nothing you reported has been lost.',
    es: 'La dirección puede haber cambiado o tener un error. Nada de lo que usted registró se ha perdido.',
    fr: 'L’adresse a peut-être changé ou comporte une erreur. Rien de ce que vous avez déclaré n’est perdu.',
  },
  home: {
    pt: 'Voltar ao início',
    en: 'Back to the start',
    es: 'Volver al inicio',
    fr: 'Revenir à l’accueil',
  },
})

/** Any path that is no route (SH-02, SH-12). */
export function NotFoundPage() {
  return (
    <main className={`wrap narrow stack ${css.page}`}>
      <Logo className={css.logo} />
      <PageTitle documentTitle={t(texts.title)}>{t(texts.title)}</PageTitle>
      <p>{t(texts.text)}</p>
      <FaultWords locale={locale} />
      <p>
        <Link href={routes.home} className={buttonClass('main')}>
          {t(texts.home)}
        </Link>
      </p>
    </main>
  )
}
