import { defineTexts } from '@delegacia/domain/language/text'
import { t } from '../../../i18n/locale.ts'
import { Button } from '@delegacia/ui/button'
import { Dialog } from '@delegacia/ui/dialog'

const texts = defineTexts({
  title: {
    pt: 'Voltar ao começo?',
    en: 'Go back to the start?',
    es: '¿Volver al comienzo?',
    fr: 'Revenir au début ?',
  },
  text: {
    pt: 'Tudo o que você preencheu será apagado. Nada foi enviado à polícia ainda.',
    en: 'Everything you have filled in will be erased. Nothing has been sent to the police yet.',
    es: 'Todo lo que rellenó se borrará. Todavía no se ha enviado nada a la policía.',
    fr: 'Tout ce que vous avez rempli sera effacé. Rien n’a encore été envoyé à la police.',
  },
  restart: {
    pt: 'Voltar e apagar',
    en: 'Go back and erase',
    es: 'Volver y borrar',
    fr: 'Revenir et effacer',
  },
  stay: { pt: 'Continuar aqui', en: 'Stay here', es: 'Seguir aquí', fr: 'Rester ici' },
})

type Props = { onRestart: () => void; onStay: () => void }

/** Going back to the start discards everything, but never without a warning (WZ-03). */
export function RestartDialog({ onRestart, onStay }: Props) {
  return (
    <Dialog
      title={t(texts.title)}
      onClose={onStay}
      actions={
        <>
          <Button kind="danger" onClick={onRestart}>
            {t(texts.restart)}
          </Button>
          <Button onClick={onStay}>{t(texts.stay)}</Button>
        </>
      }
    >
      <p>{t(texts.text)}</p>
    </Dialog>
  )
}
