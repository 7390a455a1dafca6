import { texts } from '@delegacia/domain/language/text'
import type { Flow } from '@delegacia/flows/engine/define'
import { useState } from 'react'
import { t } from '../../app/locale.ts'
import { InfoCard } from '../../ui/info-card.tsx'
import { Slide } from '../../ui/slide.tsx'
import { WizardPage } from './wizard-page.tsx'

const words = texts({
  begin: { pt: 'Começar', en: 'Start', es: 'Comenzar', fr: 'Commencer' },
  agree: { pt: 'Entendi', en: 'I understand', es: 'Entendido', fr: 'J’ai compris' },
  place: {
    pt: 'Aviso {now} de {total}',
    en: 'Notice {now} of {total}',
    es: 'Aviso {now} de {total}',
    fr: 'Avis {now} sur {total}',
  },
})

/** The cards before a report, one after another; the last one describes it and starts it (ST-01, ST-02). */
export function StartSequence({ flow, onStart }: { flow: Flow; onStart: () => void }) {
  const [place, setPlace] = useState(0)
  const card = flow.warnings[place]
  return (
    <WizardPage flow={flow} title={t(flow.title)}>
      {card && <p className="muted">{t(words.place, { now: place + 1, total: flow.warnings.length })}</p>}
      <Slide at={place}>
        {card ? (
          <InfoCard
            title={t(card.title)}
            tone="warning"
            label={t(words.agree)}
            onAcknowledge={() => setPlace(place + 1)}
          >
            {t(card.text)}
          </InfoCard>
        ) : (
          <InfoCard title={t(flow.title)} label={t(words.begin)} onAcknowledge={onStart}>
            {t(flow.description)}
          </InfoCard>
        )}
      </Slide>
    </WizardPage>
  )
}
