import type { Registration } from '@delegacia/contract/occurrence'
import { dayAfter, showDay } from '@delegacia/domain/language/dates'
import { followUpDays } from '@delegacia/domain/rules/follow-up'
import { locale, t } from '../../../i18n/locale.ts'
import { Card } from '@delegacia/ui/card'
import { DescriptionList } from '@delegacia/ui/description-list'
import { texts } from './finish-texts.ts'

type Props = { answer: Registration; mail: string }

/** What happens now, by whom and by when; what to do when nothing does, or something was forgotten, opens (FI-10). */
export function NextSteps({ answer, mail }: Props) {
  const { unidadeResponsavel: unit, lerAte, teste } = answer
  const last = showDay(lerAte ?? dayAfter(new Date(answer.registradoEm), followUpDays), locale)
  const reads = [t(texts.reads, { unit: unit.nome }), unit.endereco]
  return (
    <>
      <Card title={t(texts.now)}>
        <DescriptionList
          dense
          sentences
          rows={[
            ...(mail === '' ? [] : [{ label: t(texts.today), value: mail }]),
            {
              label: lerAte ? t(texts.until, { day: last }) : t(texts.reader),
              value: reads.filter(Boolean).join('\n'),
            },
            ...(teste ? [] : [{ label: t(texts.validity), value: t(texts.legal) }]),
          ]}
        />
      </Card>
      <Card folded title={t(texts.later)}>
        <DescriptionList
          dense
          sentences
          rows={[
            { label: t(texts.late, { day: last }), value: t(texts.ask) },
            {
              label: t(texts.wrong),
              value: [t(texts.changes), t(texts.add)].join(' '),
            },
          ]}
        />
      </Card>
    </>
  )
}
