import { useEffect, useState } from 'react'
import { defineTexts } from '@delegacia/domain/language/text'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { setLeaveGuard } from '../router/hash-location.ts'
import { t } from '../i18n/locale.ts'
import { newerVersion, restartFor } from './newer-version.ts'

const texts = defineTexts({
  title: {
    pt: 'Há uma versão nova do portal',
    en: 'There is a new version of the portal',
    es: 'Hay una versión nueva del portal',
    fr: 'Une nouvelle version du portail est disponible',
  },
  text: {
    pt: 'Para usar a versão {version}, a página precisa ser reiniciada. Leva um instante, e o que você já preencheu continua aqui.',
    en: 'To use version {version}, the page has to restart. It takes a moment, and what you have filled in stays here.',
    es: 'Para usar la versión {version}, la página debe reiniciarse. Tarda un momento, y lo que ya rellenó sigue aquí.',
    fr: 'Pour utiliser la version {version}, la page doit redémarrer. Cela prend un instant, et ce que vous avez rempli reste ici.',
  },
  restart: { pt: 'Reiniciar agora', en: 'Restart now', es: 'Reiniciar ahora', fr: 'Redémarrer' },
})

/** Checks at the start whether the service runs another version, and restarts the page if so (SH-11). */
export function NewVersionDialog() {
  const [wanted, setWanted] = useState<string>()
  useEffect(() => {
    void newerVersion().then(setWanted)
  }, [])
  if (wanted === undefined) return null

  function restart(version: string): void {
    // The draft is kept for the page that follows: nothing is lost, so there is nothing to ask.
    setLeaveGuard(undefined)
    restartFor(version)
  }

  return (
    <Dialog
      title={t(texts.title)}
      onClose={() => restart(wanted)}
      actions={<Button onClick={() => restart(wanted)}>{t(texts.restart)}</Button>}
    >
      <p>{t(texts.text, { version: wanted })}</p>
    </Dialog>
  )
}
