import type { RubricOf } from '@delegacia/domain/language/rubric'
import { defineTexts, type Text } from '@delegacia/domain/language/text'
import { useEffect, useState } from 'react'
import { useOnline } from '../api/use-online.ts'
import { faultTexts } from '@delegacia/domain/language/fault-texts'
import { t } from '../i18n/locale.ts'
import { isPortalKept } from '../portal/keep-portal.ts'
import css from './offline-line.module.css'

export const texts = defineTexts({
  lost: {
    pt: 'Sem internet: às vezes ela cai, e não é culpa sua. Sentimos muito.',
    en: 'No internet: it drops at times, and it is not your fault. We are sorry.',
    es: 'Sin internet: a veces se corta, y no es culpa suya. Lo sentimos.',
    fr: 'Pas d’internet : cela arrive, et vous n’y êtes pour rien. Nous sommes désolés.',
  },
  gone: {
    pt: 'Pode continuar a escrever: o registro segue quando ela voltar.',
    en: 'You can go on writing: the report goes out once it is back.',
    es: 'Puede seguir escribiendo: el registro sale cuando vuelva.',
    fr: 'Vous pouvez continuer à écrire : la déclaration partira à son retour.',
  },
  unkept: {
    pt: 'Deixe esta página aberta: a próxima tela pode não abrir até ela voltar.',
    en: 'Leave this page open: the next screen may not open until it is back.',
    es: 'Deje esta página abierta: la próxima pantalla quizá no se abra hasta que vuelva.',
    fr: 'Laissez cette page ouverte : l’écran suivant peut ne pas s’ouvrir avant son retour.',
  },
  discreet: {
    pt: 'Nada disto fica neste aparelho, e só se envia com internet. Em perigo, ligue 190: a ligação funciona.',
    en: 'None of this stays on the device, and it is only sent with internet. In danger, call 190: calls work.',
    es: 'Nada de esto queda en el dispositivo, y solo se envía con internet. En peligro, llame al 190: la llamada funciona.',
    fr: 'Rien de ceci ne reste sur l’appareil, et rien ne part sans internet. En danger, appelez le 190 : l’appel fonctionne.',
  },
  back: {
    pt: 'A internet voltou.',
    en: 'The internet is back.',
    es: 'Volvió la internet.',
    fr: 'Internet est revenu.',
  },
})

/** By what is said of the next thing to do (KW-03). */
export const rubric = {
  acknowledge: 'lost',
  normalise: 'lost',
  blame: 'lost',
  next: 'gone',
} as const satisfies RubricOf<typeof texts>

/** In a few lines, because they stand above the page. */
const said = (text: Text) => [texts.lost, text, faultTexts.thank].map((one) => t(one)).join(' ')

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
          <p className={css.general}>{said(kept ? texts.gone : texts.unkept)}</p>
          <p className={css.discreet}>{said(texts.discreet)}</p>
        </>
      )}
      {online && told && <p>{t(texts.back)}</p>}
    </div>
  )
}
