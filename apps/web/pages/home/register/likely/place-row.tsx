import { defineTexts } from '@delegacia/domain/language/text'
import { Link } from 'wouter'
import { FollowLink } from '../../../../thread/follow-link.tsx'
import { t } from '../../../../i18n/locale.ts'
import { useOperatorSettings } from '../../../../portal/use-operator-settings.ts'
import { Button, buttonClass } from '@delegacia/ui/button'
import type { Place } from './find-likely.ts'

const texts = defineTexts({
  secondCopy: {
    pt: 'Segunda via de um boletim já registrado',
    en: 'Second copy of a report already made',
    es: 'Segunda copia de una denuncia ya hecha',
    fr: 'Copie d’une déclaration déjà faite',
  },
  validate: {
    pt: 'Validar um documento',
    en: 'Validate a document',
    es: 'Validar un documento',
    fr: 'Valider un document',
  },
})

/** A place of the portal that is no report. */
export function PlaceRow({ place }: { place: Place }) {
  const settings = useOperatorSettings()
  if (place === 'follow') return <FollowLink className={buttonClass('quiet')} />
  if (place === 'secondCopy')
    return (
      <Button kind="quiet" onClick={toSecondCopy}>
        {t(texts.secondCopy)}
      </Button>
    )
  return (
    settings?.validaDocumentos && (
      <Link className={buttonClass('quiet')} href="/validar">
        {t(texts.validate)}
      </Link>
    )
  )
}

function toSecondCopy(): void {
  const card = document.getElementById('segunda-via')
  card?.querySelector('details')?.setAttribute('open', '')
  card?.scrollIntoView()
  card?.querySelector('input')?.focus({ preventScroll: true })
}
