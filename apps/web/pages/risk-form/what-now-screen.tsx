import { protectiveMeasureHours } from '@delegacia/domain/desk/work/clocks'
import { showInstant } from '@delegacia/domain/language/dates'
import { Card } from '@delegacia/ui/card'
import type { Access } from '../../documents/held-access.ts'
import { CallList } from '../../help/call-list.tsx'
import { locale, t } from '../../i18n/locale.ts'
import { PageTitle } from '../../router/page-title.tsx'
import { LibrasPlace } from '../../reading/libras-place.tsx'
import { FollowWith } from '../../thread/follow-with.tsx'
import type { Protection } from './protection-calls.ts'
import css from './risk-form.module.css'
import { texts } from './what-now-texts.ts'

const when = (instant: string) => showInstant(new Date(instant), locale)

type Day = { readonly name: string; readonly what: string }

/** What happens after it was handed in, what does not yet protect her, and what to do until it does. */
export function WhatNowScreen({ access, protection }: { access: Access; protection: Protection }) {
  const { entregueEm, medidaPedidaEm } = protection
  return (
    <>
      <PageTitle documentTitle={null}>{t(texts.title)}</PageTitle>
      <LibrasPlace of="protecao-agora" />
      <p>{entregueEm && t(texts.given, { when: when(entregueEm) })}</p>
      {medidaPedidaEm === undefined ? (
        <p className="note">{t(texts.noMeasure)}</p>
      ) : (
        <Card tone="danger">
          <p>
            <strong>{t(texts.notYet)}</strong>
          </p>
        </Card>
      )}
      <Card>
        <ol className={css.days}>
          {daysOf(protection).map(({ name, what }) => (
            <li key={name}>
              <h2 className={css.day}>{name}</h2>
              <p>{what}</p>
            </li>
          ))}
        </ol>
      </Card>
      {medidaPedidaEm !== undefined && <p>{t(texts.copy)}</p>}
      <Card title={t(texts.meanwhile)}>
        <ul className="points">
          {(['trust', 'bag', 'room', 'go'] as const).map((advice) => (
            <li key={advice}>{t(texts[advice])}</li>
          ))}
        </ul>
      </Card>
      <Card title={t(texts.calls)}>
        <CallList numbers={protection.lei === 'henryBorel' ? [190, 100] : [190, 180]} />
      </Card>
      <div className="actions">
        <FollowWith access={access} />
      </div>
    </>
  )
}

function daysOf({ lei, unidade, medidaPedidaEm, medidaEnviadaEm }: Protection): readonly Day[] {
  const today = { name: t(texts.today), what: t(texts.reads, { unit: unidade }) }
  if (medidaPedidaEm === undefined) return [today]
  const isChild = lei === 'henryBorel'
  return [
    today,
    medidaEnviadaEm === undefined
      ? toJudge(medidaPedidaEm, isChild)
      : { name: t(texts.sent, { when: when(medidaEnviadaEm) }), what: t(texts.wasSent) },
    { name: t(texts.decision), what: t(isChild ? texts.decidesChild : texts.decides) },
    { name: t(texts.served), what: t(texts.holds) },
    { name: t(texts.broken), what: t(texts.breach) },
  ]
}

/** The hours stand in the law of the woman; of that of the child none is told. */
function toJudge(askedAt: string, isChild: boolean): Day {
  if (isChild) return { name: t(texts.childSoon), what: t(texts.toJudgeSoon) }
  const due = new Date(new Date(askedAt).getTime() + protectiveMeasureHours * 3_600_000)
  return { name: t(texts.judge, { when: showInstant(due, locale) }), what: t(texts.toJudge) }
}
