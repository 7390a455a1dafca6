import { defineTexts } from '@delegacia/domain/language/text'
import { useState } from 'react'
import { useLoad } from '../api/use-load.ts'
import { t } from '../i18n/locale.ts'
import { Button } from '@delegacia/ui/button'

const texts = defineTexts({
  show: {
    pt: 'Ver a delegacia mais perto',
    en: 'See the nearest police station',
    es: 'Ver la comisaría más cercana',
    fr: 'Voir le commissariat le plus proche',
  },
})

/** The police units near the person, loaded once they are asked for. */
export function UnitsButton() {
  const [open, setOpen] = useState(false)
  const { value } = useLoad('', () => import('./nearest-units.tsx'), open)
  if (value) return <value.NearestUnits level={3} />
  return (
    <Button kind="quiet" busy={open} onClick={() => setOpen(true)}>
      {t(texts.show)}
    </Button>
  )
}
