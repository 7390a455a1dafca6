import { defineTexts } from '@delegacia/domain/language/text'
import type { Route } from '@delegacia/domain/lists/routes'
import type { Flow } from '@delegacia/flows/engine/define'
import { Link } from 'wouter'
import { LazyStopHelp } from '../../../help/lazy-stop-help.tsx'
import { locale, t } from '../../../i18n/locale.ts'
import type { StartChoice } from '../../../portal/start-choice.ts'
import { MunicipalityField } from '../../../inputs/municipality/municipality-field.tsx'
import { buttonClass } from '@delegacia/ui/button'
import { FaultWords } from '@delegacia/ui/fault-words'
import { Card } from '@delegacia/ui/card'
import type { Availability } from '../offered/availability.ts'
import { notOfferedTexts } from '../offered/not-offered-wording.ts'
import { WizardPage } from '../frame/wizard-page.tsx'

const texts = defineTexts({
  title: {
    pt: 'Isto não se registra pela internet',
    en: 'This cannot be reported online',
    es: 'Esto no se registra por internet',
    fr: 'Cela ne se déclare pas en ligne',
  },
  anywhere: {
    pt: '“{title}” não se registra pela internet.',
    en: '“{title}” cannot be reported online.',
    es: '«{title}» no se registra por internet.',
    fr: '« {title} » ne se déclare pas en ligne.',
  },
  elsewhere: {
    pt: 'Foi em outro município?',
    en: 'Did it happen in another municipality?',
    es: '¿Fue en otro municipio?',
    fr: 'Était-ce dans une autre commune ?',
  },
  generic: {
    pt: 'Registrar como outra ocorrência',
    en: 'Report it as another incident',
    es: 'Registrarlo como otro hecho',
    fr: 'Le déclarer comme autre fait',
  },
  home: {
    pt: 'Ver o que se registra por aqui',
    en: 'See what can be reported here',
    es: 'Ver lo que se registra aquí',
    fr: 'Voir ce qui se déclare ici',
  },
})

/** The report for everything without a form of its own. */
const generic: { crime: number; route: Route } = { crime: 28, route: 'registro-ocorrencia' }

type Props = {
  flow: Flow
  choice: StartChoice
  isAvailable: Availability
  onChoose: (choice: StartChoice) => void
}

/** Says that a crime is not reported here, and where else to go with it (ST-08). */
export function NotOfferedScreen({ flow, choice, isAvailable, onChoose }: Props) {
  const { ds_localidade: place } = choice
  const title = t(flow.title)
  const hasGeneric = isAvailable(generic.crime) === true
  return (
    <WizardPage flow={flow} title={t(texts.title)}>
      <Card tone="warning">
        <p>{place ? t(notOfferedTexts.there, { place, title }) : t(texts.anywhere, { title })}</p>
        <p>{t(notOfferedTexts.station)}</p>
        <FaultWords locale={locale} />
      </Card>
      <LazyStopHelp level={2} />
      {place && (
        <Card title={t(texts.elsewhere)}>
          <MunicipalityField
            name={place}
            // An empty box is a name about to be typed, not a choice of the whole State.
            onChoose={(other) => {
              if (other.id_localidade !== undefined) onChoose({ ...choice, ...other })
            }}
          />
        </Card>
      )}
      <div className="actions">
        <Link href="/" className={buttonClass(hasGeneric ? 'quiet' : 'main')}>
          {t(texts.home)}
        </Link>
        {hasGeneric && (
          <Link href={`/${generic.route}`} className={buttonClass('main')}>
            {t(texts.generic)}
          </Link>
        )}
      </div>
    </WizardPage>
  )
}
