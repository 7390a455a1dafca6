import { defineTexts } from '@delegacia/domain/language/text'
import { locale, t } from '../../../i18n/locale.ts'
import { FaultWords } from '@delegacia/ui/fault-words'
import { Button } from '@delegacia/ui/button'
import { Dialog } from '@delegacia/ui/dialog'

const texts = defineTexts({
  title: {
    pt: 'Seu boletim já estava registrado',
    en: 'Your report was already registered',
    es: 'Su denuncia ya estaba registrada',
    fr: 'Votre déclaration était déjà enregistrée',
  },
  text: {
    pt: 'O envio de antes chegou à polícia e virou um boletim, com as respostas que ele tinha. O que você mudou depois não está nele.',
    en: 'What you sent before reached the police and became a report, with the answers it had then. What you changed afterwards is not in it.',
    es: 'Lo que envió antes llegó a la policía y se convirtió en una denuncia, con las respuestas que tenía. Lo que cambió después no está en ella.',
    fr: 'Votre envoi précédent est arrivé à la police et est devenu une déclaration, avec les réponses qu’il contenait. Ce que vous avez changé ensuite n’y figure pas.',
  },
  show: {
    pt: 'Ver o boletim registrado',
    en: 'See the registered report',
    es: 'Ver la denuncia registrada',
    fr: 'Voir la déclaration enregistrée',
  },
  again: {
    pt: 'Registrar outro, com as mudanças',
    en: 'Register another one, with the changes',
    es: 'Registrar otra, con los cambios',
    fr: 'En enregistrer une autre, avec les changements',
  },
})

type Props = {
  /** Absent where this browser no longer knows what it sent before. */
  onShow: (() => void) | undefined
  onAgain: () => void
  onClose: () => void
}

/** An earlier try whose answer got lost was registered, and the answers have changed since: the person decides. */
export function EarlierDialog({ onShow, onAgain, onClose }: Props) {
  return (
    <Dialog
      title={t(texts.title)}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onAgain}>
            {t(texts.again)}
          </Button>
          {onShow && <Button onClick={onShow}>{t(texts.show)}</Button>}
        </>
      }
    >
      <p role="alert">{t(texts.text)}</p>
      <FaultWords locale={locale} />
    </Dialog>
  )
}
