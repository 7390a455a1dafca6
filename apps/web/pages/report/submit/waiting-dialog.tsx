import { defineTexts } from '@delegacia/domain/language/text'
import { useEffect, useState } from 'react'
import { FaultWords } from '@delegacia/ui/fault-words'
import { Button } from '@delegacia/ui/button'
import { Dialog } from '@delegacia/ui/dialog'
import { locale, t } from '../../../i18n/locale.ts'
import { sendLater } from '../../../sending/send-later.ts'
import { useTries } from '../../../sending/use-tries.ts'

const texts = defineTexts({
  title: {
    pt: 'Ainda não é um boletim',
    en: 'Not a report yet',
    es: 'Todavía no es una denuncia',
    fr: 'Pas encore une déclaration',
  },
  unanswered: {
    pt: 'A resposta da polícia ainda não chegou. Só conte com o boletim quando aparecer o número.',
    en: 'The police have not answered yet. Only count on the report once its number appears.',
    es: 'La respuesta de la policía aún no llegó. Cuente con la denuncia solo cuando aparezca el número.',
    fr: 'La police n’a pas encore répondu. Ne comptez sur la déclaration qu’une fois le numéro affiché.',
  },
  onDevice: {
    pt: 'O que você escreveu está guardado neste aparelho. Com internet, o envio é feito sozinho enquanto esta página ou o início do portal estiver aberto.',
    en: 'What you wrote is kept on this device. Once there is a connection it is sent by itself while this page or the portal’s home page is open.',
    es: 'Lo que escribió está guardado en este dispositivo. Con internet se envía solo mientras esta página o el inicio del portal esté abierto.',
    fr: 'Ce que vous avez écrit est gardé sur cet appareil. Avec une connexion, l’envoi se fait seul tant que cette page ou l’accueil du portail est ouvert.',
  },
  later: {
    pt: 'O que você escreveu está guardado neste aparelho. Pode fechar a página: quando a internet voltar, este navegador tenta enviar sozinho. O número aparece no início do portal.',
    en: 'What you wrote is kept on this device. You may close the page: once the internet is back this browser will try to send it by itself. The number appears on the portal’s home page.',
    es: 'Lo que escribió está guardado en este dispositivo. Puede cerrar la página: cuando vuelva la internet, este navegador intenta enviarlo solo. El número aparece en el inicio del portal.',
    fr: 'Ce que vous avez écrit est gardé sur cet appareil. Vous pouvez fermer la page : quand internet reviendra, ce navigateur essaiera de l’envoyer seul. Le numéro apparaîtra à l’accueil du portail.',
  },
  inTab: {
    pt: 'O que você escreveu está só nesta aba: não a feche. Com internet, o envio é feito sozinho.',
    en: 'What you wrote is only in this tab: do not close it. Once there is a connection it is sent by itself.',
    es: 'Lo que escribió está solo en esta pestaña: no la cierre. Con internet se envía solo.',
    fr: 'Ce que vous avez écrit n’est que dans cet onglet : ne le fermez pas. Avec une connexion, l’envoi se fait seul.',
  },
  once: {
    pt: 'É sempre o mesmo pedido: não há risco de registrar duas vezes.',
    en: 'It is always the same request: it cannot be registered twice.',
    es: 'Es siempre la misma solicitud: no hay riesgo de registrar dos veces.',
    fr: 'C’est toujours la même demande : aucun risque de double enregistrement.',
  },
  trying: {
    pt: 'Tentando enviar agora…',
    en: 'Trying to send it now…',
    es: 'Intentando enviar ahora…',
    fr: 'Envoi en cours…',
  },
  next: {
    pt: 'Próxima tentativa em até {pause} s.',
    en: 'Next try within {pause} seconds.',
    es: 'Próximo intento en menos de {pause} s.',
    fr: 'Prochain essai dans {pause} s au plus.',
  },
  now: { pt: 'Tentar agora', en: 'Try now', es: 'Intentar ahora', fr: 'Essayer maintenant' },
  close: {
    pt: 'Parar e conferir',
    en: 'Stop and check',
    es: 'Parar y revisar',
    fr: 'Arrêter et vérifier',
  },
})

type Props = {
  /** The device keeps the report, not the tab alone. */
  onDevice: boolean
  onTry: () => Promise<void>
  onClose: () => void
}

/** A report whose answer has not come: says where it is and what it is not yet, and sends it until an answer comes (OFF-07). */
export function WaitingDialog({ onDevice, onTry, onClose }: Props) {
  const { trying, pause, now } = useTries(onTry)
  const [later, setLater] = useState(false)
  useEffect(() => {
    if (onDevice) void sendLater().then(setLater)
  }, [onDevice])
  return (
    <Dialog
      title={t(texts.title)}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t(texts.close)}
          </Button>
          <Button busy={trying} onClick={now}>
            {t(texts.now)}
          </Button>
        </>
      }
    >
      <p role="alert">{t(texts.unanswered)}</p>
      <p>{t(onDevice ? (later ? texts.later : texts.onDevice) : texts.inTab)}</p>
      <p>{t(texts.once)}</p>
      <FaultWords locale={locale} />
      <p className="muted" role="status">
        {trying ? t(texts.trying) : t(texts.next, { pause: Math.ceil(pause * 1.25) })}
      </p>
    </Dialog>
  )
}
