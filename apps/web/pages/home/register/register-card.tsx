import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { defineTexts } from '@delegacia/domain/language/text'
import { locale, t } from '../../../i18n/locale.ts'
import { getStartChoice, setStartChoice, type StartChoice } from '../../../portal/start-choice.ts'
import { useOperatorSettings } from '../../../portal/use-operator-settings.ts'
import { Card } from '@delegacia/ui/card'
import { Skeleton } from '@delegacia/ui/skeleton'
import { IpAddressNotice } from './ip-address-notice.tsx'
import { registerCardId } from '../hero/hero.tsx'
import type { AddressLoad } from './device-address.ts'
import { MunicipalityField } from '../../../inputs/municipality/municipality-field.tsx'
import { LazyStopHelp } from '../../../help/lazy-stop-help.tsx'
import { OccurrenceChoice } from './occurrence-choice.tsx'
import css from './register-card.module.css'

const PlaceGate = lazy(() =>
  import('../../../inputs/device-place-gate.tsx').then((module) => ({ default: module.DevicePlaceGate })),
)

const texts = defineTexts({
  title: {
    pt: 'Registrar uma ocorrência',
    en: 'Report an incident',
    es: 'Registrar una denuncia',
    fr: 'Déclarer un fait',
  },
  residence: {
    pt: 'Onde você mora?',
    en: 'Where do you live?',
    es: '¿Dónde vive usted?',
    fr: 'Où habitez-vous ?',
  },
  brazil: { pt: 'No Brasil', en: 'In Brazil', es: 'En Brasil', fr: 'Au Brésil' },
  tourist: {
    pt: 'Sou turista estrangeiro(a)',
    en: 'I am a foreign tourist',
    es: 'Soy turista extranjero(a)',
    fr: 'Je suis touriste étranger(ère)',
  },
})

/** Step 1 and step 2 of the home screen (SH-08, SH-09); the answers are kept for the wizard. */
export function RegisterCard({ address }: { address: AddressLoad }) {
  const [choice, setChoice] = useState<StartChoice>({ idLocalMoradia: 1 })

  // Read after the first render, which must equal the pre-rendered page.
  useEffect(() => setChoice(getStartChoice()), [])

  function choose(changed: StartChoice): void {
    const next = { ...changed, asked: true } as const
    setChoice(next)
    setStartChoice(next)
  }

  return (
    <div className={css.register}>
      <Card title={t(texts.title)} id={registerCardId}>
        <div className={`${css.where} needs-script`}>
          <MunicipalityField
            name={choice.ds_localidade}
            untilTouched
            onChoose={(municipality) => choose({ ...municipality, idLocalMoradia: choice.idLocalMoradia })}
          />
          <fieldset>
            <legend>{t(texts.residence)}</legend>
            <div className={`choices ${css.residences}`}>
              {([1, 2] as const).map((residence) => (
                <label key={residence}>
                  <input
                    type="radio"
                    name="idLocalMoradia"
                    value={residence}
                    checked={choice.idLocalMoradia === residence}
                    onChange={() => choose({ ...choice, idLocalMoradia: residence })}
                  />
                  {t(residence === 1 ? texts.brazil : texts.tourist)}
                </label>
              ))}
            </div>
          </fieldset>
        </div>
        <div className="needs-script stack">
          <IpAddressNotice address={address} />
          <BehindPlace>
            <OccurrenceChoice municipality={choice.id_localidade} />
          </BehindPlace>
        </div>
      </Card>
    </div>
  )
}

/** Where the operator requires the place of the device, it is asked for first (SH-10). */
function BehindPlace({ children }: { children: ReactNode }) {
  if (!useOperatorSettings()?.exigeLocalizacao) return children
  return (
    <Suspense fallback={<Skeleton locale={locale} />}>
      <PlaceGate help={<LazyStopHelp />}>{children}</PlaceGate>
    </Suspense>
  )
}
