import { defineTexts } from '@delegacia/domain/language/text'
import { useEffect, useState } from 'react'
import { useOnline } from '../api/use-online.ts'
import { t } from '../i18n/locale.ts'
import css from './offline-line.module.css'

const texts = defineTexts({
  gone: {
    pt: 'Sem internet agora. Você pode continuar a escrever; o registro segue quando ela voltar. Em perigo, ligue 190: a ligação não precisa de internet.',
    en: 'No internet right now. You can go on writing; the report goes out once it is back. In danger, call 190: calls need no internet.',
    es: 'Sin internet ahora. Puede seguir escribiendo; el registro sale cuando vuelva. En peligro, llame al 190: la llamada no necesita internet.',
    fr: 'Pas d’internet pour l’instant. Vous pouvez continuer à écrire ; la déclaration partira à son retour. En danger, appelez le 190 : un appel se passe d’internet.',
  },
  discreet: {
    pt: 'Sem internet agora. Para a sua segurança, este relato não fica neste aparelho: só pode ser enviado com internet. Em perigo, ligue 190; a Central da Mulher é 180. Ligar não precisa de internet.',
    en: 'No internet right now. For your safety, this report is not kept on this device: it can only be sent with internet. In danger, call 190; the helpline for women is 180. Calls need no internet.',
    es: 'Sin internet ahora. Por su seguridad, este relato no queda en este dispositivo: solo se puede enviar con internet. En peligro, llame al 190; la línea de la mujer es el 180. Llamar no necesita internet.',
    fr: 'Pas d’internet pour l’instant. Pour votre sécurité, ce récit ne reste pas sur cet appareil : il ne peut partir qu’avec internet. En danger, appelez le 190 ; la ligne des femmes est le 180. Un appel se passe d’internet.',
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

/** Says below the page that there is no connection, and that it is back (OFF-12); beside a discreet flow that nothing of it stays (OFF-17). */
export function OfflineLine() {
  const online = useOnline()
  const [told, setTold] = useState(false)
  useEffect(() => {
    if (!online) setTold(true)
    if (!online || !told) return undefined
    const timer = setTimeout(() => setTold(false), backMs)
    return () => clearTimeout(timer)
  }, [online, told])
  return (
    <div role="status" className={!online || told ? css.line : undefined}>
      {!online && (
        <>
          <p className={css.general}>{t(texts.gone)}</p>
          <p className={css.discreet}>{t(texts.discreet)}</p>
        </>
      )}
      {online && told && <p>{t(texts.back)}</p>}
    </div>
  )
}
