import { defineTexts } from '@delegacia/domain/language/text'
import { t } from '../i18n/locale.ts'
import { Button } from '@delegacia/ui/button'
import { Dialog } from '@delegacia/ui/dialog'

const texts = defineTexts({
  title: {
    pt: 'Remover da lista?',
    en: 'Remove from the list?',
    es: '¿Quitar de la lista?',
    fr: 'Retirer de la liste ?',
  },
  text: {
    pt: '{name} sai deste registro. Você pode adicionar de novo depois.',
    en: '{name} will be taken out of this report. You can add this entry again later.',
    es: 'Se quitará de esta denuncia: {name}. Después puede volver a añadir este dato.',
    fr: 'La déclaration ne mentionnera plus : {name}. Vous pourrez refaire cet ajout plus tard.',
  },
  remove: { pt: 'Remover', en: 'Remove', es: 'Quitar', fr: 'Retirer' },
  keep: { pt: 'Manter', en: 'Keep', es: 'Mantener', fr: 'Garder' },
})

type Props = { name: string; onRemove: () => void; onClose: () => void }

/** Asks before an entry is removed from a list. */
export function RemoveDialog({ name, onRemove, onClose }: Props) {
  return (
    <Dialog
      title={t(texts.title)}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t(texts.keep)}
          </Button>
          <Button kind="danger" onClick={onRemove}>
            {t(texts.remove)}
          </Button>
        </>
      }
    >
      <p>{t(texts.text, { name })}</p>
    </Dialog>
  )
}
