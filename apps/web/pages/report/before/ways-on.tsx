import type { EmergencyNumber } from '@delegacia/domain/rules/emergency-number'
import { defineTexts, type Text } from '@delegacia/domain/language/text'
import { waysElsewhere } from '@delegacia/flows/blocks/before/ways-elsewhere'
import type { Flow } from '@delegacia/flows/engine/define'
import { Card } from '@delegacia/ui/card'
import { useId, useState } from 'react'
import { LazyStopHelp } from '../../../help/lazy-stop-help.tsx'
import { t } from '../../../i18n/locale.ts'
import { goOnAt } from './go-on-at.ts'
import css from './ways-on.module.css'

export const texts = defineTexts({
  lead: {
    pt: 'Se foi isto, toque aqui:',
    en: 'If it was this, tap here:',
    es: 'Si fue esto, toque aquí:',
    fr: 'Si c’est cela, touchez ici :',
  },
  lack: {
    pt: 'Não tenho isso, ou foi fora do Pará',
    en: 'I do not have these, or it was elsewhere',
    es: 'No tengo esto, o fue fuera de Pará',
    fr: 'Je n’ai pas cela, ou c’était ailleurs',
  },
  lackHelp: {
    pt: 'Qualquer delegacia recebe você. Tem menos de 18 anos? Peça ajuda a um adulto de confiança ou ligue 100. Foi em outro Estado? Procure a polícia de lá.',
    en: 'Any police station receives you. Under 18? Ask an adult you trust for help, or call 100. Was it in another State? Go to the police there.',
    es: 'Cualquier comisaría le recibe. ¿Tiene menos de 18 años? Pida ayuda a un adulto de confianza o llame al 100. ¿Fue en otro Estado? Acuda a la policía de allí.',
    fr: 'Tout commissariat vous reçoit. Moins de 18 ans ? Demandez de l’aide à un adulte de confiance ou appelez le 100. C’était dans un autre État ? Adressez-vous à la police de là-bas.',
  },
})

type HelpProps = { text: Text; calls: readonly EmergencyNumber[] | undefined }

/** What to do where no report of the portal takes it: told, not refused. */
function WhatToDo({ text, calls }: HelpProps) {
  return (
    <>
      <Card tone="warning">
        <p>{t(text)}</p>
      </Card>
      <LazyStopHelp numbers={calls} />
    </>
  )
}

type Props = {
  flow: Flow
  /** The start cards that were read before. */
  read: Flow['warnings']
}

/** What the questions of this report would refuse: one press leads to the right report, or says what to do (ST-10). */
export function WaysOn({ flow, read }: Props) {
  const id = useId()
  const [opened, open] = useState<HelpProps>()
  const ways = waysElsewhere(flow)
  if (ways.length === 0) return null
  return (
    <nav aria-labelledby={id} className={css.ways}>
      <p className="muted" id={id}>
        {t(texts.lead)}
      </p>
      <ul>
        {ways.map((way) => (
          <li key={t(way.said)}>
            <button
              type="button"
              aria-expanded={way.route ? undefined : way.text === opened?.text}
              onClick={() => (way.route ? goOnAt(flow, way.route, way.answers, read) : open(way))}
            >
              {t(way.said)}
            </button>
          </li>
        ))}
      </ul>
      <div role="status">{opened && <WhatToDo {...opened} />}</div>
    </nav>
  )
}

/** Whoever lacks what the notice asks for is not left with a button that says the opposite (ST-09). */
export function WayWithout() {
  const [opened, setOpened] = useState(false)
  return (
    <div className={css.without}>
      <button type="button" aria-expanded={opened} onClick={() => setOpened(!opened)}>
        {t(texts.lack)}
      </button>
      <div role="status">{opened && <WhatToDo text={texts.lackHelp} calls={[190, 100, 197]} />}</div>
    </div>
  )
}
