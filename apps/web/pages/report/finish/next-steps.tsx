import type { Registration } from '@delegacia/contract/occurrence'
import { measureSentences } from '@delegacia/domain/desk/citizen/measure-sentences'
import { dayAfter, showDay } from '@delegacia/domain/language/dates'
import type { MeasureLaw } from '@delegacia/domain/law/measure-laws'
import { followUpDays } from '@delegacia/domain/rules/follow-up'
import { locale, t } from '../../../i18n/locale.ts'
import { Card } from '@delegacia/ui/card'
import { DescriptionList } from '@delegacia/ui/description-list'
import { texts } from './finish-texts.ts'

type Props = { answer: Registration; mail: string }

/** What happens now, by whom and by when; where to ask when nothing does, or something was forgotten, opens (FI-10). */
export function NextSteps({ answer, mail }: Props) {
  const { unidadeResponsavel: unit, lerAte, teste, ajudaAgora, medidaPedida } = answer
  const last = lastDay(answer)
  const reads = [t(texts.reads, { unit: unit.nome }), unit.endereco]
  return (
    <>
      <Card title={t(texts.now)}>
        <DescriptionList
          dense
          sentences
          rows={[
            ...(ajudaAgora ? [{ label: t(texts.atOnce), value: t(texts.noCar) }] : []),
            ...(mail === '' ? [] : [{ label: t(texts.today), value: mail }]),
            {
              label: lerAte && !ajudaAgora ? t(texts.until, { day: last }) : t(texts.reader),
              value: (ajudaAgora ? urgentReads(unit) : reads).filter(Boolean).join('\n'),
            },
            ...(medidaPedida ? [{ label: t(texts.asked), value: measureWords(answer, medidaPedida) }] : []),
            ...(ajudaAgora ? [{ label: t(texts.nobody), value: t(texts.doNotWait) }] : []),
            ...(teste ? [] : [{ label: t(texts.validity), value: t(texts.legal) }]),
          ]}
        />
      </Card>
      <Card folded title={t(ajudaAgora ? texts.wrong : texts.later)}>
        <DescriptionList
          dense
          sentences
          rows={[
            ...(ajudaAgora ? [] : [{ label: t(texts.late, { day: last }), value: t(texts.ask) }]),
            { label: t(texts.wrong), value: [t(texts.changes), t(texts.add)].join(' ') },
          ]}
        />
      </Card>
    </>
  )
}

/** The day by which the unit promised to read, or else after which to ask, in words. */
const lastDay = ({ lerAte, registradoEm }: Registration): string =>
  showDay(lerAte ?? dayAfter(new Date(registradoEm), followUpDays), locale)

/** By when somebody answers, in one sentence; who asked for help at once waits for no day (FI-14). */
export function answerBy(answer: Registration): string {
  const { unidadeResponsavel, lerAte, ajudaAgora } = answer
  if (ajudaAgora) return ''
  return t(lerAte ? texts.readBy : texts.askAfter, { unit: unidadeResponsavel.nome, day: lastDay(answer) })
}

/** Who reads a request for help at once, and within which hours, as far as the operator said them. */
const urgentReads = ({ nome, endereco, telefone, horario }: Registration['unidadeResponsavel']) => [
  t(texts.readsFirst, { unit: nome }),
  horario ? t(texts.hours, { hours: horario }) : t(texts.noHours),
  [endereco, telefone].filter(Boolean).join(' · '),
]

const measureWords = ({ registradoEm }: Registration, law: MeasureLaw): string =>
  measureSentences({ askedAt: new Date(registradoEm), law }, locale).join(' ')
