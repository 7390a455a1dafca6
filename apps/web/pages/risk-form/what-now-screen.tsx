import { dueAtJudge, hoursFor } from '@delegacia/domain/law/measure-hours'
import { showInstant } from '@delegacia/domain/language/dates'
import { Card } from '@delegacia/ui/card'
import type { MeasureLaw } from '@delegacia/domain/law/measure-laws'
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
      {protection.semJuiz && (
        <Card tone="danger">
          <p>
            <strong>{t(texts.noCourt)}</strong>
          </p>
        </Card>
      )}
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
          {protection.lei === 'mariaDaPenha' && <li>{t(texts.things)}</li>}
        </ul>
      </Card>
      <Card title={t(texts.calls)}>
        <CallList numbers={protection.lei === undefined ? [190] : callsOf[protection.lei]} />
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
  const law = lei ?? 'mariaDaPenha'
  return [
    today,
    medidaEnviadaEm === undefined
      ? toJudge(medidaPedidaEm, law)
      : { name: t(texts.sent, { when: when(medidaEnviadaEm) }), what: t(texts.wasSent) },
    { name: t(texts.decision), what: decidesIn(medidaPedidaEm, law) },
    { name: t(texts.served), what: t(texts.holds) },
    { name: t(texts.broken), what: t(texts.breach) },
  ]
}

const callsOf = { mariaDaPenha: [190, 180], henryBorel: [190, 100], vulnerable: [190, 100] } as const

/** The hours of the judge, where the law sets any. */
function decidesIn(askedAt: string, law: MeasureLaw): string {
  const hours = hoursFor(law, 'judge', new Date(askedAt))
  return hours === undefined ? t(texts.decidesAny) : t(texts.decides, { hours })
}

/** The hours of the police, where the law sets any. */
function toJudge(askedAt: string, law: MeasureLaw): Day {
  const due = dueAtJudge(law, new Date(askedAt))
  if (!due) return { name: t(texts.childSoon), what: t(texts.toJudgeSoon) }
  return { name: t(texts.judge, { when: showInstant(due, locale) }), what: t(texts.toJudge) }
}
