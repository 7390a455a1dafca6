import { defineTexts } from '@delegacia/domain/language/text'
import { locale, t } from '../../../i18n/locale.ts'
import { FaultWords } from '@delegacia/ui/fault-words'
import { Button } from '@delegacia/ui/button'
import { Dialog } from '@delegacia/ui/dialog'
import styles from './saving-dialog.module.css'

const texts = defineTexts({
  saving: {
    pt: 'Registrando a ocorrência…',
    en: 'Registering the report…',
    es: 'Registrando la denuncia…',
    fr: 'Enregistrement de la déclaration…',
  },
  wait: {
    pt: 'Leva poucos segundos. Não feche esta página.',
    en: 'It takes a few seconds. Do not close this page.',
    es: 'Tarda unos segundos. No cierre esta página.',
    fr: 'Cela prend quelques secondes. Ne fermez pas cette page.',
  },
  again: {
    pt: 'A resposta ainda não chegou, então não sabemos se a polícia já recebeu. Estamos tentando de novo, com o mesmo pedido: não há risco de registrar duas vezes.',
    en: 'No answer has come yet, so we do not know whether the police have received it. We are trying again with the same request: it cannot be registered twice.',
    es: 'Todavía no llegó la respuesta, así que no sabemos si la policía ya lo recibió. Lo intentamos de nuevo con la misma solicitud: no hay riesgo de registrar dos veces.',
    fr: 'La réponse n’est pas encore arrivée : nous ne savons pas si la police l’a reçue. Nous réessayons avec la même demande, sans risque de double enregistrement.',
  },
  refusedTitle: {
    pt: 'Erro ao salvar a ocorrência',
    en: 'Error saving the report',
    es: 'Error al guardar la denuncia',
    fr: 'Erreur lors de l’enregistrement',
  },
  refused: {
    pt: 'O registro não foi feito. Nada do que você escreveu se perdeu: confira os dados e tente de novo. Se continuar, tente mais tarde nesta mesma aba ou procure uma delegacia.',
    en: 'The report was not registered. Nothing you wrote was lost: check the details and try again. If it keeps failing, try later in this same tab or go to a police station.',
    es: 'No se hizo el registro. Nada de lo que escribió se perdió: revise los datos e inténtelo de nuevo. Si continúa, inténtelo más tarde en esta misma pestaña o acuda a una comisaría.',
    fr: 'La déclaration n’a pas été enregistrée. Rien de ce que vous avez écrit n’est perdu : vérifiez et réessayez. Si cela persiste, réessayez plus tard dans ce même onglet ou allez au commissariat.',
  },
  because: {
    pt: 'O registro não foi feito. Nada do que você escreveu se perdeu. O motivo:',
    en: 'The report was not registered. Nothing you wrote was lost. The reason:',
    es: 'No se hizo el registro. Nada de lo que escribió se perdió. El motivo:',
    fr: 'La déclaration n’a pas été enregistrée. Rien de ce que vous avez écrit n’est perdu. Le motif :',
  },
  unsentTitle: {
    pt: 'Ainda não foi enviado',
    en: 'Not sent yet',
    es: 'Todavía no se envió',
    fr: 'Pas encore envoyé',
  },
  unsent: {
    pt: 'A internet falhou antes do envio. Nada foi registrado e nada do que você escreveu se perdeu: verifique a conexão e tente de novo.',
    en: 'The connection failed before sending. Nothing was registered and nothing you wrote was lost: check your connection and try again.',
    es: 'La conexión falló antes del envío. Nada se registró y nada de lo que escribió se perdió: revise su conexión e inténtelo de nuevo.',
    fr: 'La connexion a échoué avant l’envoi. Rien n’a été enregistré et rien de ce que vous avez écrit n’est perdu : vérifiez votre connexion et réessayez.',
  },
  retry: { pt: 'Tentar de novo', en: 'Try again', es: 'Intentar de nuevo', fr: 'Réessayer' },
  close: {
    pt: 'Voltar à conferência',
    en: 'Back to the check',
    es: 'Volver a la revisión',
    fr: 'Revenir à la vérification',
  },
})

/** The state of the sending of a report. */
export type Saving = 'sending' | 'unanswered' | 'unsent' | 'refused'

const ends = {
  unsent: { title: texts.unsentTitle, text: texts.unsent },
  refused: { title: texts.refusedTitle, text: texts.refused },
}

type Props = {
  saving: Saving
  /** Why the server refused what no screen asks, in its own words. */
  reasons: readonly string[]
  onRetry: () => void
  onClose: () => void
}

/** Says what is known of the registration (SU-07, SU-08); while it runs nothing else can be pressed. */
export function SavingDialog({ saving, reasons, onRetry, onClose }: Props) {
  if (saving === 'sending' || saving === 'unanswered') {
    return (
      <Dialog title={t(texts.saving)} onClose={() => undefined}>
        <div className={styles.bar} aria-hidden="true" />
        <p role="status">{saving === 'sending' ? t(texts.wait) : t(texts.again)}</p>
      </Dialog>
    )
  }
  // The same report would be refused for the same reason again.
  const again = saving === 'unsent' || reasons.length === 0
  return (
    <Dialog
      key={saving}
      title={t(ends[saving].title)}
      onClose={onClose}
      actions={
        <>
          <Button kind={again ? 'quiet' : 'main'} onClick={onClose}>
            {t(texts.close)}
          </Button>
          {again && <Button onClick={onRetry}>{t(texts.retry)}</Button>}
        </>
      }
    >
      <div role="alert">
        <p>{t(again ? ends[saving].text : texts.because)}</p>
        {!again && [...new Set(reasons)].map((reason) => <p key={reason}>{reason}</p>)}
        <FaultWords locale={locale} />
      </div>
    </Dialog>
  )
}
