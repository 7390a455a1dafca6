import { defineTexts } from '@delegacia/domain/language/text'
import type { ItemKind } from '@delegacia/flows/engine/define'
import { t } from '../../../i18n/locale.ts'
import { Button } from '@delegacia/ui/button'
import { Dialog } from '@delegacia/ui/dialog'

const texts = defineTexts({
  person: {
    pt: 'Descartar o que você preencheu desta pessoa?',
    en: 'Discard what you filled in about this person?',
    es: '¿Descartar lo que rellenó sobre esta persona?',
    fr: 'Abandonner ce que vous avez rempli sur cette personne ?',
  },
  company: {
    pt: 'Descartar o que você preencheu desta empresa?',
    en: 'Discard what you filled in about this company?',
    es: '¿Descartar lo que rellenó sobre esta empresa?',
    fr: 'Abandonner ce que vous avez rempli sur cette entreprise ?',
  },
  text: {
    pt: 'Os dados só entram na lista depois da última parte.',
    en: 'The details only join the list after the last part.',
    es: 'Los datos solo entran en la lista después de la última parte.',
    fr: 'Les informations ne rejoignent la liste qu’après la dernière partie.',
  },
  discard: { pt: 'Descartar', en: 'Discard', es: 'Descartar', fr: 'Abandonner' },
  stay: { pt: 'Continuar preenchendo', en: 'Go on filling in', es: 'Seguir rellenando', fr: 'Continuer' },
})

type Props = { kind: ItemKind | undefined; onDiscard: () => void; onStay: () => void }

/** Asks before a half-added person is discarded (WZ-04). */
export function DiscardDialog({ kind, onDiscard, onStay }: Props) {
  return (
    <Dialog
      title={t(kind === 'company' ? texts.company : texts.person)}
      onClose={onStay}
      actions={
        <>
          <Button kind="danger" onClick={onDiscard}>
            {t(texts.discard)}
          </Button>
          <Button onClick={onStay}>{t(texts.stay)}</Button>
        </>
      }
    >
      <p>{t(texts.text)}</p>
    </Dialog>
  )
}
