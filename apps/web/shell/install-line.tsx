import { defineTexts } from '@delegacia/domain/language/text'
import { Button } from '@delegacia/ui/button'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { t } from '../i18n/locale.ts'
import { routes } from '../router/routes.ts'
import css from './install-line.module.css'

const texts = defineTexts({
  offer: {
    pt: 'Quer um ícone neste aparelho para abrir o portal? Quem usa o aparelho também vê o ícone.',
    en: 'Would you like an icon on this device that opens the portal? Anyone who uses it sees the icon too.',
    es: '¿Quiere un icono en este dispositivo para abrir el portal? Quien use el dispositivo también lo verá.',
    fr: 'Voulez-vous une icône sur cet appareil pour ouvrir le portail ? Toute personne qui l’utilise la voit aussi.',
  },
  install: { pt: 'Pôr o ícone', en: 'Add the icon', es: 'Poner el icono', fr: 'Ajouter l’icône' },
  no: { pt: 'Não, obrigado', en: 'No, thanks', es: 'No, gracias', fr: 'Non, merci' },
})

/** What a browser sends that can install the portal; the types of pages do not have it. */
type InstallEvent = Event & { prompt(): Promise<unknown> }

const declinedKey = 'icone'

function isDeclined(): boolean {
  try {
    return localStorage.getItem(declinedKey) !== null
  } catch {
    return true
  }
}

/** Offers the portal as an app, below the home alone, until the person has said yes or no (OFF-18). */
export function InstallLine() {
  const [path] = useLocation()
  const [offer, setOffer] = useState<InstallEvent>()
  useEffect(() => {
    const onOffer = (event: Event) => {
      // Else some browsers ask by themselves, in the middle of a report.
      event.preventDefault()
      if (!isDeclined() && 'prompt' in event) setOffer(event as InstallEvent)
    }
    addEventListener('beforeinstallprompt', onOffer)
    return () => removeEventListener('beforeinstallprompt', onOffer)
  }, [])
  if (!offer || path !== routes.home) return null
  const end = () => {
    setOffer(undefined)
    try {
      localStorage.setItem(declinedKey, 'nao')
    } catch {
      // It is offered again at the next visit.
    }
  }
  return (
    <aside className={`wrap ${css.line}`}>
      <p>{t(texts.offer)}</p>
      <Button kind="quiet" onClick={end}>
        {t(texts.no)}
      </Button>
      <Button
        kind="quiet"
        onClick={() => {
          end()
          void offer.prompt()
        }}
      >
        {t(texts.install)}
      </Button>
    </aside>
  )
}
