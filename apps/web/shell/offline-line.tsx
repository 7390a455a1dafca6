import { defineTexts } from '@delegacia/domain/language/text'
import { useEffect, useState } from 'react'
import { useOnline } from '../api/use-online.ts'
import { t } from '../i18n/locale.ts'
import { isPortalKept } from '../portal/keep-portal.ts'
import css from './offline-line.module.css'

const texts = defineTexts({
  gone: {
    pt: 'Sem internet. Pode continuar a escrever: o registro segue quando ela voltar.',
    en: 'No internet. You can go on writing: the report goes out once it is back.',
    es: 'Sin internet. Puede seguir escribiendo: el registro sale cuando vuelva.',
    fr: 'Pas d’internet. Vous pouvez continuer à écrire : la déclaration partira à son retour.',
  },
  unkept: {
    pt: 'Sem internet. Deixe esta página aberta: o que está nela continua aqui, mas a próxima tela ou uma lista pode não abrir até a internet voltar.',
    en: 'No internet. Leave this page open: what is on it stays, but the next screen or a list may not open until the internet is back.',
    es: 'Sin internet. Deje esta página abierta: lo que hay en ella sigue aquí, pero la próxima pantalla o una lista quizá no se abra hasta que vuelva la internet.',
    fr: 'Pas d’internet. Laissez cette page ouverte\u00a0: ce qui s’y trouve reste, mais l’écran suivant ou une liste peut ne pas s’ouvrir avant le retour d’internet.',
  },
  discreet: {
    pt: 'Sem internet. Nada disto fica neste aparelho, e só se envia com internet. Em perigo, ligue 190: a ligação funciona.',
    en: 'No internet. None of this stays on the device, and it is only sent with internet. In danger, call 190: calls work.',
    es: 'Sin internet. Nada de esto queda en el dispositivo, y solo se envía con internet. En peligro, llame al 190: la llamada funciona.',
    fr: 'Pas d’internet. Rien de ceci ne reste sur l’appareil, et rien ne part sans internet. En danger, appelez le 190 : l’appel fonctionne.',
  },
  back: {
    pt: 'A internet voltou.',
    en: 'The internet is back.',
    es: 'Volvió la internet.',
    fr: 'Internet est revenu.',
  },
})

/** How long the good news stays, in milliseconds. */
const backMs = 5000

/** Says below the page that there is no connection, what still works without, and that it is back (OFF-12); beside a discreet flow that nothing of it stays (OFF-06). */
export function OfflineLine() {
  const online = useOnline()
  const [told, setTold] = useState(false)
  const [kept, setKept] = useState(false)
  useEffect(() => {
    if (!online) {
      setTold(true)
      void isPortalKept().then(setKept)
    }
    if (!online || !told) return undefined
    const timer = setTimeout(() => setTold(false), backMs)
    return () => clearTimeout(timer)
  }, [online, told])
  return (
    <div role="status" className={!online || told ? css.line : undefined}>
      {!online && (
        <>
          <p className={css.general}>{t(kept ? texts.gone : texts.unkept)}</p>
          <p className={css.discreet}>{t(texts.discreet)}</p>
        </>
      )}
      {online && told && <p>{t(texts.back)}</p>}
    </div>
  )
}
