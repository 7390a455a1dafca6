import { Component, type ReactNode } from 'react'
import { defineTexts } from '@delegacia/domain/language/text'
import { Button, buttonClass } from '@delegacia/ui/button'
import { homeOf } from '../i18n/languages.ts'
import { pageLanguage, t } from '../i18n/locale.ts'
import { BareLayout } from './layout/bare-layout.tsx'

const texts = defineTexts({
  title: {
    pt: 'Algo deu errado do nosso lado',
    en: 'Something went wrong on our side',
    es: 'Algo falló de nuestro lado',
    fr: 'Quelque chose s’est mal passé de notre côté',
  },
  text: {
    pt: 'Pedimos desculpas. Não foi nada que você fez. Abra a página de novo; se não resolver, volte ao início ou procure a delegacia mais próxima.',
    en: 'We are sorry. It was nothing you did. Reload the page; if that does not help, go back to the start or go to the nearest police station.',
    es: 'Le pedimos disculpas. No fue nada que usted hiciera. Abra la página de nuevo; si no se resuelve, vuelva al inicio o acuda a la comisaría más cercana.',
    fr: 'Nous vous présentons nos excuses. Vous n’y êtes pour rien. Rechargez la page ; si cela ne suffit pas, revenez à l’accueil ou rendez-vous au commissariat le plus proche.',
  },
  reload: { pt: 'Abrir de novo', en: 'Reload the page', es: 'Abrir de nuevo', fr: 'Recharger la page' },
  home: {
    pt: 'Voltar ao início',
    en: 'Back to the start',
    es: 'Volver al inicio',
    fr: 'Revenir à l’accueil',
  },
})

/** A kind page in place of a blank one when the portal itself fails; the error goes to the console only. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error('The page failed.', error)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <BareLayout>
        <main className="wrap narrow page stack">
          <h1>{t(texts.title)}</h1>
          <p>{t(texts.text)}</p>
          <div className="actions">
            <a className={buttonClass('quiet')} href={homeOf(pageLanguage().id)}>
              {t(texts.home)}
            </a>
            <Button onClick={() => location.reload()}>{t(texts.reload)}</Button>
          </div>
        </main>
      </BareLayout>
    )
  }
}
