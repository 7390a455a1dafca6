import { useEffect, useState } from 'react'
import { defineTexts } from '@delegacia/domain/language/text'
import { Button } from '@delegacia/ui/button'
import { Dialog } from '@delegacia/ui/dialog'
import { t } from '../i18n/locale.ts'
import { restartFor, watchVersion } from './newer-version.ts'

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
  stay: { pt: 'Agora não', en: 'Not now', es: 'Ahora no', fr: 'Pas maintenant' },
  restart: { pt: 'Reiniciar agora', en: 'Restart now', es: 'Reiniciar ahora', fr: 'Redémarrer' },
})

/** Says that the service runs another version, and restarts the page for a person who agrees (SH-11). */
export function NewVersionDialog() {
  const [wanted, setWanted] = useState<string>()
  const [declined, setDeclined] = useState<string>()
  useEffect(() => watchVersion(setWanted), [])
  if (wanted === undefined || wanted === declined) return null
  const stay = () => setDeclined(wanted)
  return (
    <Dialog
      title={t(texts.title)}
      onClose={stay}
      actions={
        <>
          <Button kind="quiet" onClick={stay}>
            {t(texts.stay)}
          </Button>
          <Button onClick={() => restartFor(wanted)}>{t(texts.restart)}</Button>
        </>
      }
    >
      <p>{t(texts.text, { version: wanted })}</p>
    </Dialog>
  )
}
