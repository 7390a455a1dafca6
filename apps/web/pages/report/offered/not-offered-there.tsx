import { defineTexts } from '@delegacia/domain/language/text'
import type { Address } from '@delegacia/domain/report/address'
import type { Flow } from '@delegacia/flows/engine/define'
import { StopHelp } from '../../../help/stop-help.tsx'
import { locale, t } from '../../../i18n/locale.ts'
import { FaultWords } from '@delegacia/ui/fault-words'
import { Card } from '@delegacia/ui/card'
import { notOfferedTexts } from './not-offered-wording.ts'

const texts = defineTexts({
  elsewhere: {
    pt: 'Se foi em outro município, mude o endereço acima: nada do que você escreveu se perdeu.',
    en: 'If it happened in another municipality, change the address above: nothing you wrote was lost.',
    es: 'Si fue en otro municipio, cambie la dirección de arriba: no se perdió nada de lo que escribió.',
    fr: 'Si c’était dans une autre commune, changez l’adresse ci-dessus : rien de ce que vous avez écrit n’est perdu.',
  },
})

type Props = { flow: Flow; place: Address }

/** Says below the chosen place of the fact that its municipality does not take the crime online, with its units (ST-08). */
export function NotOfferedThere({ flow, place }: Props) {
  const { id_localidade, ds_localidade = '' } = place
  return (
    <>
      <div role="alert">
        <Card tone="warning">
          <p>{t(notOfferedTexts.there, { place: ds_localidade, title: t(flow.title) })}</p>
          <p>{t(notOfferedTexts.station)}</p>
          <p>{t(texts.elsewhere)}</p>
          <FaultWords locale={locale} />
        </Card>
      </div>
      <StopHelp key={id_localidade} level={2} near={{ id_localidade, ds_localidade }} />
    </>
  )
}
