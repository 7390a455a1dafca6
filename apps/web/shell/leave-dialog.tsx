import { defineTexts } from '@delegacia/domain/language/text'
import { Button } from '@delegacia/ui/button'
import { Dialog } from '@delegacia/ui/dialog'
import { leave, stay, usePendingLeave } from '../router/hash-location.ts'
import { t } from '../i18n/locale.ts'

const texts = defineTexts({
  title: {
    pt: 'Sair sem registrar?',
    en: 'Leave without reporting?',
    es: '¿Salir sin registrar?',
    fr: 'Quitter sans déclarer ?',
  },
  text: {
    pt: 'O que você preencheu até aqui será apagado. Nada foi enviado à polícia ainda.',
    en: 'What you have filled in so far will be erased. Nothing has been sent to the police yet.',
    es: 'Lo que ha rellenado hasta ahora se borrará. Todavía no se ha enviado nada a la policía.',
    fr: 'Ce que vous avez rempli jusqu’ici sera effacé. Rien n’a encore été envoyé à la police.',
  },
  stay: { pt: 'Continuar aqui', en: 'Stay here', es: 'Seguir aquí', fr: 'Rester ici' },
  leave: { pt: 'Sair e apagar', en: 'Leave and erase', es: 'Salir y borrar', fr: 'Quitter et effacer' },
})

/** Asks before what was typed is lost, by any way of leaving (WZ-03). */
export function LeaveDialog() {
  const pending = usePendingLeave()
  if (!pending) return null
  return (
    <Dialog
      title={t(texts.title)}
      onClose={stay}
      actions={
        <>
          <Button kind="danger" onClick={leave}>
            {t(texts.leave)}
          </Button>
          <Button onClick={stay}>{t(texts.stay)}</Button>
        </>
      }
    >
      <p>{t(texts.text)}</p>
    </Dialog>
  )
}
