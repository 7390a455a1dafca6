import { defineTexts } from '@delegacia/domain/language/text'
import type { Flow } from '@delegacia/flows/engine/define'
import { useState } from 'react'
import { t } from '../../../i18n/locale.ts'
import type { StartChoice } from '../../../portal/start-choice.ts'
import { MunicipalityField } from '../../../inputs/municipality/municipality-field.tsx'
import { InfoCard } from '../../../ui/info-card.tsx'
import { Slide } from '../../../ui/slide.tsx'
import { cardsAreRead } from './read-cards.ts'
import { WizardPage } from '../frame/wizard-page.tsx'

const texts = defineTexts({
  how: { pt: 'Como funciona', en: 'How it works', es: 'Cómo funciona', fr: 'Comment ça se passe' },
  begin: { pt: 'Começar', en: 'Start', es: 'Comenzar', fr: 'Commencer' },
  agree: { pt: 'Entendi', en: 'I understand', es: 'Entendido', fr: 'J’ai compris' },
  place: {
    pt: 'Aviso {now} de {total}',
    en: 'Notice {now} of {total}',
    es: 'Aviso {now} de {total}',
    fr: 'Avis {now} sur {total}',
  },
  choose: {
    pt: 'Escolha o município para continuar.',
    en: 'Choose the municipality to go on.',
    es: 'Elija el municipio para continuar.',
    fr: 'Choisissez la commune pour continuer.',
  },
})

type Props = {
  flow: Flow
  choice: StartChoice
  onChoose: (choice: StartChoice) => void
  onStart: () => void
}

/** The cards before a report, one after another; the last describes it and starts it (ST-01, ST-02). */
export function StartSequence({ flow, choice, onChoose, onStart }: Props) {
  const [place, setPlace] = useState(cardsAreRead(flow.route) ? flow.warnings.length : 0)
  const warning = flow.warnings[place]
  const asksWhere = place === 0 && flow.needsMunicipality === true
  const waiting = asksWhere && choice.id_localidade === undefined
  return (
    <WizardPage flow={flow} title={t(flow.title)}>
      {warning && <p className="muted">{t(texts.place, { now: place + 1, total: flow.warnings.length })}</p>}
      <Slide at={place}>
        <InfoCard
          title={t(warning?.title ?? texts.how)}
          tone={warning ? 'warning' : 'plain'}
          label={t(warning ? texts.agree : texts.begin)}
          waiting={waiting}
          onAcknowledge={() => (warning ? setPlace(place + 1) : onStart())}
        >
          <p>{t(warning ? warning.text : flow.description)}</p>
          {asksWhere && (
            <MunicipalityField
              name={choice.ds_localidade}
              onChoose={(municipality) =>
                onChoose({ ...municipality, idLocalMoradia: choice.idLocalMoradia })
              }
            />
          )}
          {waiting && <p className="muted">{t(texts.choose)}</p>}
        </InfoCard>
      </Slide>
    </WizardPage>
  )
}
