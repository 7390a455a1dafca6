import { Component, lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { defineTexts } from '@delegacia/domain/language/text'
import { FaultWords } from '@delegacia/ui/fault-words'
import { Button, buttonClass } from '@delegacia/ui/button'
import { dropHeldWork } from '../router/hand-over.ts'
import { goOnAfterFault, rescueWork } from '../router/hash-location.ts'
import { homeOf } from '../i18n/languages.ts'
import { locale, pageLanguage, t } from '../i18n/locale.ts'
import { BareLayout } from './layout/bare-layout.tsx'

const texts = defineTexts({
  title: {
    pt: 'Algo deu errado do nosso lado',
    en: 'Something went wrong on our side',
    es: 'Algo falló de nuestro lado',
    fr: 'Quelque chose s’est mal passé de notre côté',
  },
  text: {
    pt: 'Abra a página de novo; se não resolver, volte ao início ou procure a delegacia mais próxima.',
    en: 'Reload the page; if that does not help, go back to the start or go to the nearest police station.',
    es: 'Abra la página de nuevo; si no se resuelve, vuelva al inicio o acuda a la comisaría más cercana.',
    fr: 'Rechargez la page ; si cela ne suffit pas, revenez à l’accueil ou rendez-vous au commissariat le plus proche.',
  },
  kept: {
    pt: 'O que você já preencheu continua nesta aba.',
    en: 'What you have filled in is still in this tab.',
    es: 'Lo que ya rellenó sigue en esta pestaña.',
    fr: 'Ce que vous avez rempli est toujours dans cet onglet.',
  },
  goOn: {
    pt: 'Continuar de onde parei',
    en: 'Go on where I was',
    es: 'Continuar donde estaba',
    fr: 'Reprendre où j’en étais',
  },
  reload: { pt: 'Abrir de novo', en: 'Reload the page', es: 'Abrir de nuevo', fr: 'Recharger la page' },
  home: {
    pt: 'Voltar ao início',
    en: 'Back to the start',
    es: 'Volver al inicio',
    fr: 'Revenir à l’accueil',
  },
})

// Where it does not load, the page stands without it.
const FailedAgain = lazy<ComponentType>(() =>
  import('../help/failed-again.tsx').then(
    ({ FailedAgain: part }) => ({ default: part }),
    () => ({ default: () => null }),
  ),
)

type State = { failed: boolean; hasWork: boolean; again: boolean }

const whole: State = { failed: false, hasWork: false, again: false }

/** A kind page in place of a blank one when the portal itself fails; the error goes to the console only, the answers to who goes on. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state = whole

  static getDerivedStateFromError() {
    return { failed: true }
  }

  // Comes before the parts that failed have let go of what they held.
  override componentDidCatch(error: unknown) {
    console.error('The page failed.', error)
    this.setState(rescueWork())
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <FailedPage {...this.state} onLeft={() => this.setState(whole)} />
  }
}

function FailedPage({ hasWork, again, onLeft }: State & { onLeft: () => void }) {
  const [path] = useLocation()
  const [failed] = useState(path)
  // Back leads to another page, which has not failed.
  useEffect(() => {
    if (path === failed) return
    dropHeldWork()
    onLeft()
  })
  return (
    <BareLayout>
      <main className="wrap narrow page stack">
        <h1>{t(texts.title)}</h1>
        <p>{t(hasWork ? texts.kept : texts.text)}</p>
        <FaultWords locale={locale} />
        {again && (
          <Suspense>
            <FailedAgain />
          </Suspense>
        )}
        <div className="actions">
          <a className={buttonClass('quiet')} href={homeOf(pageLanguage().id)}>
            {t(texts.home)}
          </a>
          <Button kind={again ? 'quiet' : 'main'} onClick={() => goOnAfterFault()}>
            {t(hasWork ? texts.goOn : texts.reload)}
          </Button>
        </div>
      </main>
    </BareLayout>
  )
}
