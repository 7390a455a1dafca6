import type { RubricOf } from '@delegacia/domain/language/rubric'
import { defineTexts } from '@delegacia/domain/language/text'
import type { Flow } from '@delegacia/flows/engine/define'
import { ownScreens } from '@delegacia/flows/engine/screen-names'
import { useState } from 'react'
import { t } from '../../../i18n/locale.ts'
import type { StartChoice } from '../../../portal/start-choice.ts'
import { MunicipalityField } from '../../../inputs/municipality/municipality-field.tsx'
import { InfoCard } from '../../../ui/info-card.tsx'
import { Pictogram } from '../../../ui/pictogram.tsx'
import { Slide } from '../../../ui/slide.tsx'
import { BesidesComfort } from './besides-comfort.tsx'
import { unreadCards } from './go-on-at.ts'
import { words } from '../../../ui/kind-texts.ts'
import { blameOf, hasOffender } from '../frame/kind-words.ts'
import { StartCard } from './start-card.tsx'
import { WaysOn, WayWithout } from './ways-on.tsx'
import css from './start-card.module.css'
import { WizardPage } from '../frame/wizard-page.tsx'

export const texts = defineTexts({
  next: {
    pt: 'No fim sai o número. A delegacia lê tudo; a última tela diz quando perguntar.',
    en: 'You get the number at the end. A police station reads your report; the last screen says when to ask.',
    es: 'Al final sale el número. La comisaría lee la denuncia, y la última pantalla dice cuándo preguntar.',
    fr: 'À la fin, vous recevez le numéro et le commissariat lit votre déclaration : le dernier écran dit quand demander des nouvelles.',
  },
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

export const rubric = { next: 'next' } as const satisfies RubricOf<typeof texts>

type Props = {
  flow: Flow
  choice: StartChoice
  onChoose: (choice: StartChoice) => void
  onStart: () => void
}

/** The cards before a report, one after another; the last describes it and starts it (ST-01, ST-02). */
export function StartSequence({ flow, choice, onChoose, onStart }: Props) {
  const [cards] = useState(() => unreadCards(flow))
  const [place, setPlace] = useState(0)
  const warning = cards[place]
  const notices = cards.filter(({ kind }) => !kind)
  const asksWhere = place === 0 && flow.needsMunicipality === true
  const waiting = asksWhere && choice.id_localidade === undefined
  return (
    <WizardPage flow={flow} title={t(flow.title)} screen={ownScreens.start}>
      <div className={css.above}>
        {!flow.discreet && (
          <span className={css.drawing}>
            <Pictogram of={flow.route} />
          </span>
        )}
        {place === 0 && !warning?.kind && (
          <p>{[t(words.acknowledge), t(words.normalise), blameOf(hasOffender(flow))].join(' ')}</p>
        )}
        {!warning && <p>{[t(words.thank), t(texts.next)].join(' ')}</p>}
      </div>
      {warning && warning === notices[0] && <WaysOn flow={flow} read={cards.slice(0, place)} />}
      {warning && !warning.kind && notices.length > 1 && (
        <p className="muted">
          {t(texts.place, { now: notices.indexOf(warning) + 1, total: notices.length })}
        </p>
      )}
      <Slide at={place}>
        <InfoCard
          title={t(warning?.title ?? texts.how)}
          tone={warning && !warning.kind ? 'warning' : 'plain'}
          label={t(warning ? (warning.kind?.goOn ?? warning.agree ?? texts.agree) : texts.begin)}
          waiting={waiting}
          onAcknowledge={() => (warning ? setPlace(place + 1) : onStart())}
        >
          {warning ? <StartCard {...warning} /> : <p>{t(flow.description)}</p>}
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
        {warning?.kind && <BesidesComfort />}
        {warning?.id === 'requisitos' && <WayWithout />}
      </Slide>
    </WizardPage>
  )
}
