import { texts } from '@delegacia/domain/language/text'
import type { Flow, YesNoQuestion as Question } from '@delegacia/flows/engine/define'
import { useState } from 'react'
import { navigate } from '../../app/hash-location.ts'
import { t } from '../../app/locale.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { YesNoQuestion } from '../../ui/yes-no-question.tsx'
import { WizardPage } from './wizard-page.tsx'
import { t as wizard } from './wizard-texts.ts'

const words = texts({
  title: {
    pt: 'Antes de começar',
    en: 'Before you start',
    es: 'Antes de comenzar',
    fr: 'Avant de commencer',
  },
})

const rightAnswers = { sim: 'yes', nao: 'no', ambas: 'ambas' } as const satisfies Record<
  Question['right'],
  string
>

type Props = { flow: Flow; onPass: () => void; onBack: () => void }

/** The questions that decide whether this is the right report; each comes after a right answer to the last (ST-06, ST-07). */
export function BeforeQuestions({ flow, onPass, onBack }: Props) {
  const [passed, setPassed] = useState(0)
  const done = passed >= flow.before.length
  return (
    <WizardPage flow={flow} title={t(words.title)}>
      {flow.before.slice(0, passed + 1).map(({ id, question, right, wrong, insteadGoTo }, place) => (
        <Card key={id}>
          <YesNoQuestion
            question={t(question)}
            right={rightAnswers[right]}
            wrong={{ text: t(wrong) }}
            instead={
              insteadGoTo && {
                label: t(insteadGoTo.label),
                onGo: () => navigate(`/${insteadGoTo.route}`),
              }
            }
            onRight={() => setPassed(Math.max(passed, place + 1))}
            onGiveUp={() => navigate('/')}
          />
        </Card>
      ))}
      <div className="actions">
        <Button kind="quiet" onClick={onBack}>
          {t(wizard.back)}
        </Button>
        {done && <Button onClick={onPass}>{t(wizard.next)}</Button>}
      </div>
    </WizardPage>
  )
}
